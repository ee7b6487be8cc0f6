package resume

import (
	"context"
	"time"

	"vitae/internal/base/id"
	"vitae/internal/base/job"
	"vitae/internal/domain/owned"
)

// Store keeps resumes. A row that is not there, is somebody else's or, where nothing else is said, is in the trash or
// hangs on something in the trash, is fault.NotFound or missing from the answer. Times have the precision of a
// microsecond, in UTC.
type Store interface {
	// InTx runs f with a Store whose writes are kept all together, once InTx has returned nil, or not at all. f may run
	// again where it lost against another transaction; it must be quick and must not use the outer Store.
	InTx(ctx context.Context, f func(tx Store) error) error

	Versions
	owned.Requests
	owned.Notices
	Trash
	Uploads

	// Enqueue adds work that follows from the transaction.
	Enqueue(ctx context.Context, j job.Job) error

	// AddResume adds a resume without versions.
	AddResume(ctx context.Context, r Resume) error
	Resume(ctx context.Context, owner id.User, r id.Resume) (Resume, error)
	// Resumes lists the latest changed first.
	Resumes(ctx context.Context, owner id.User, p owned.Page) ([]Resume, error)
	// CountResumes counts the owner's, the trash included.
	CountResumes(ctx context.Context, owner id.User) (int, error)
	// VersionsAfter lists all the owner's versions by id, those in the trash included, for an export.
	VersionsAfter(ctx context.Context, owner id.User, after id.Version, first int) ([]Whole, error)
	// SaveResume writes title, tags, ArchivedAt and UpdatedAt.
	SaveResume(ctx context.Context, r Resume) error
}

// Versions keeps versions. It is part of tailor.Store too.
type Versions interface {
	// AddVersion adds a version as its resume's newest, sets the resume's UpdatedAt to v.CreatedAt, and gives the
	// number: one more than the newest had. v.Number is ignored. Transactions that add to one resume wait for each
	// other here.
	AddVersion(ctx context.Context, v Version, t Text) (number int, err error)
	Version(ctx context.Context, owner id.User, v id.Version) (Version, error)
	// VersionsByID returns those of the ids that there are, in no order.
	VersionsByID(ctx context.Context, owner id.User, ids []id.Version) ([]Version, error)
	// VersionsOf lists a resume's versions, newest first. A resume that is not there has none.
	VersionsOf(ctx context.Context, owner id.User, r id.Resume, p owned.Page) ([]Version, error)
	// NewestVersions returns the newest n versions of each resume, newest first, in one look-up.
	NewestVersions(ctx context.Context, owner id.User, of []id.Resume, n int) (map[id.Resume][]Version, error)
	// Texts returns what versions say, in one look-up.
	Texts(ctx context.Context, owner id.User, of []id.Version) (map[id.Version]Text, error)
	// SaveText writes a version's text anew and sets its resume's UpdatedAt.
	SaveText(ctx context.Context, owner id.User, v id.Version, t Text, at time.Time) error
}

// Trash is what was deleted and can be restored.
type Trash interface {
	// MoveToTrash marks a resume deleted. One that is there already is fault.NotFound.
	MoveToTrash(ctx context.Context, owner id.User, r id.Resume, at time.Time) error
	// Restore takes a resume out of the trash. One that is not there is fault.NotFound.
	Restore(ctx context.Context, owner id.User, r id.Resume) error
	// Trashed lists what is in the owner's trash, the latest first, at most 500.
	Trashed(ctx context.Context, owner id.User) ([]Resume, error)
	// Erase removes a resume that is in the trash with all that hangs on it. fault.NotFound where it is not in the
	// trash.
	Erase(ctx context.Context, owner id.User, r id.Resume) error
	// Outdated lists resumes of any owner that were deleted before, at most limit.
	Outdated(ctx context.Context, before time.Time, limit int) ([]Resume, error)
	// Fading counts, for each owner behind one, what was deleted after a moment and until another, of every kind that
	// has a trash; at most first owners.
	Fading(ctx context.Context, after, until time.Time, owner id.User, first int) ([]Fading, error)
	// ForgetRequests removes keys remembered before, at most limit, and says whether more wait.
	ForgetRequests(ctx context.Context, before time.Time, limit int) (more bool, err error)
}

// Uploads keeps what is known of uploaded files; their bytes are blobs.
type Uploads interface {
	AddUpload(ctx context.Context, u Upload) error
	// UploadsOf returns the files of resumes, also of those in the trash.
	UploadsOf(ctx context.Context, owner id.User, of []id.Resume) (map[id.Resume]Upload, error)
	// UploadsUsed returns how many files the owner has and their bytes, those of the trash included. Within a
	// transaction it makes others that ask the same for this owner wait.
	UploadsUsed(ctx context.Context, owner id.User) (files int, bytes int64, err error)
	// UploadsAfter lists all the owner's files by id, those of the trash included, for an export.
	UploadsAfter(ctx context.Context, owner id.User, after id.Upload, first int) ([]Upload, error)
}
