package app

import (
	"context"
	"crypto/rand"
	"errors"
	"log/slog"
	"os"

	"vitae/internal/adapter/capture"
	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/config"
	"vitae/internal/domain/billing"
	"vitae/internal/domain/coach"
	"vitae/internal/domain/resume"
	"vitae/internal/domain/tailor"
	"vitae/internal/engine/docrender"
)

// documents are the services of what users keep: resumes, job descriptions, and what was made of both.
type documents struct {
	files     *resume.Files
	resumes   *resume.Service
	tailoring *tailor.Service
	coaching  *coach.Service
	billing   *billing.Service
}

// newDocuments makes the services over an instance's data and the engines.
func newDocuments(i *Instance, e *Engines, plan billing.Plan, fonts *docrender.FontFolder, web tailor.PostingReader,
	log *slog.Logger,
) (p documents, err error) {
	if p.billing, err = billing.New(plan, i.db.Billing()); err != nil {
		return p, err
	}
	ids := id.Maker{Now: i.clock.Now, Random: rand.Reader}
	go program() // before the first list of jobs asks for it
	p.files = resume.NewFiles(e.reader, fonts)
	p.resumes, err = resume.NewService(resume.Deps{
		Store: i.db.Resumes(), Entitlements: plan, Reader: e.reader,
		Blobs: i.blobs, Files: p.files, Clock: i.clock, IDs: ids, Log: log,
	})
	if err != nil {
		return p, err
	}
	begun, err := coach.NewOpenWork(i.db.Coaching())
	if err != nil {
		return p, err
	}
	p.tailoring, err = tailor.New(tailor.ServiceDeps{
		Engine: e.Tailor, Store: i.db.Tailoring(), Entitlements: plan,
		Resumes: p.resumes, Coaching: begun, Feed: i.db.Feed(), Clock: i.clock, IDs: ids, Log: log, Program: program,
		Links: web, Work: e.Work,
	})
	if err != nil {
		return p, err
	}
	p.coaching, err = coach.New(coach.Deps{
		Catalogue: e.Tailor.Catalogue(), Store: i.db.Coaching(), Entitlements: plan,
		Resumes: p.resumes, Jobs: p.tailoring, Clock: i.clock, IDs: ids, Fonts: fonts,
	})
	return p, err
}

// links reads postings from the web, nil where that is switched off.
func links(c config.Config) tailor.PostingReader {
	if c.ReadLinks != "on" {
		return nil
	}
	return capture.NewReader()
}

// openFonts looks through the folder of fonts, where there is one, and logs what of it is of no use.
func openFonts(c config.Config, log *slog.Logger) (*docrender.FontFolder, error) {
	if c.FontDir == "" {
		return nil, nil
	}
	fonts, err := docrender.OpenFonts(os.DirFS(c.FontDir))
	if err != nil {
		return nil, fault.Wrap("app.openFonts", fault.Invalid, "VITAE_FONT_DIR: "+fault.Public(err), err)
	}
	for _, s := range fonts.Skipped() {
		log.Warn("font not used", "font", s)
	}
	log.Info("fonts", "count", fonts.Fonts())
	return fonts, nil
}

// remind notifies users what is due: steps of plans, and what is about to go from their trash.
func (p documents) remind(ctx context.Context) error {
	return errors.Join(p.coaching.RemindOfSteps(ctx), p.resumes.WarnOfTrash(ctx))
}

// purge erases what has been in the trash for long enough.
func (p documents) purge(ctx context.Context) error {
	return errors.Join(p.resumes.Purge(ctx), p.tailoring.Purge(ctx), p.coaching.Purge(ctx))
}
