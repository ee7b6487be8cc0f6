package main

import "vitae/internal/engine/docrender"

// lookFlags are of the commands that draw. What is left out takes the document's own style, then the template's.
type lookFlags struct {
	Template string `help:"Template (see vitae templates)."`
	Accent   string `help:"Accent color, such as navy."`
	Font     string `help:"Font family, such as lato."`
	Density  string `help:"Line spacing: airy, normal or close (tight)."`
	Paper    string `help:"Paper size: a4 or letter. Default: the resume's own setting, or a4."`
	fontsFlag
}

func (f lookFlags) options(n *session) (docrender.Options, error) {
	folder, err := f.open(n)
	if err != nil {
		return docrender.Options{}, err
	}
	return docrender.Options{
		Template: f.Template, Accent: f.Accent, Font: f.Font, Density: f.Density, Paper: docrender.Paper(f.Paper),
		Folder: folder,
	}, nil
}
