package owned

import "time"

// TrashFor is how long what was deleted can be restored.
const TrashFor = 30 * 24 * time.Hour
