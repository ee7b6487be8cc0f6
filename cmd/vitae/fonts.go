package main

import (
	"os"

	"vitae/internal/engine/docrender"
)

// fontsFlag is of the commands that draw.
type fontsFlag struct {
	Fonts string `env:"VITAE_FONT_DIR" placeholder:"DIR" help:"Folder with extra fonts for scripts that the built-in fonts don't cover, such as Chinese."`
}

// open looks through the folder; nil where none is named. What of it is of no use is remarked.
func (f fontsFlag) open(n *session) (*docrender.FontFolder, error) {
	if f.Fonts == "" {
		return nil, nil
	}
	folder, err := docrender.OpenFonts(os.DirFS(f.Fonts))
	if err != nil {
		return nil, &fileError{f.Fonts, err}
	}
	for _, s := range folder.Skipped() {
		n.remarks = append(n.remarks, f.Fonts+": font not used: "+s)
	}
	return folder, nil
}
