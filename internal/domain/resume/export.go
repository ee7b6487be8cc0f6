package resume

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/domain/owned"
	"vitae/internal/engine/document"
)

// exportBatch is how many rows of a list are read at once; texts and files are read one by one.
const exportBatch = 500

// About reports what Export puts, for the reader of the archive.
func (s *Service) About() string {
	return `resumes/ID/resume.json           a resume: title, tags and dates; if deletedAt is set, it is in the trash
resumes/ID/versions/1.json, 2 … each version, with its text and document
resumes/ID/file/…                the file it came from, if you uploaded one
`
}

type exportedResume struct {
	ID         id.Resume  `json:"id"`
	Title      string     `json:"title"`
	Tags       []string   `json:"tags"`
	CreatedAt  time.Time  `json:"createdAt"`
	UpdatedAt  time.Time  `json:"updatedAt"`
	ArchivedAt *time.Time `json:"archivedAt"`
	DeletedAt  *time.Time `json:"deletedAt"`
}

type exportedVersion struct {
	ID        id.Version       `json:"id"`
	Number    int              `json:"versionNumber"`
	Origin    Origin           `json:"origin"`
	CreatedAt time.Time        `json:"createdAt"`
	Content   string           `json:"content"`
	Document  *document.Resume `json:"document"`
}

// Export returns everything that is kept of the owner's resumes to put, one file after another, what is in the trash
// too. Memory holds one version or one file at a time.
func (s *Service) Export(ctx context.Context, owner id.User, put func(name string, data []byte) error) error {
	for _, part := range []func(context.Context, id.User, func(string, []byte) error) error{
		s.exportResumes,
		s.exportVersions, s.exportFiles,
	} {
		if err := part(ctx, owner, put); err != nil {
			return err
		}
	}
	return nil
}

func (s *Service) exportResumes(ctx context.Context, owner id.User, put func(string, []byte) error) error {
	p := owned.Page{First: exportBatch}
	for {
		batch, err := s.d.Store.Resumes(ctx, owner, p)
		if err != nil {
			return err
		}
		if err := putResumes(batch, put); err != nil {
			return err
		}
		if len(batch) < p.First {
			break
		}
		p.After = string(batch[len(batch)-1].ID)
	}
	trashed, err := s.d.Store.Trashed(ctx, owner)
	if err != nil {
		return err
	}
	return putResumes(trashed, put)
}

func putResumes(batch []Resume, put func(string, []byte) error) error {
	for _, r := range batch {
		one := exportedResume{r.ID, r.Title, r.Tags, r.CreatedAt, r.UpdatedAt, some(r.ArchivedAt), some(r.DeletedAt)}
		if err := putJSON(put, folder(r.ID)+"/resume.json", one); err != nil {
			return err
		}
	}
	return nil
}

func (s *Service) exportVersions(ctx context.Context, owner id.User, put func(string, []byte) error) error {
	var after id.Version
	for {
		one, err := s.d.Store.VersionsAfter(ctx, owner, after, 1)
		if err != nil || len(one) == 0 {
			return err
		}
		v := one[0]
		after = v.ID
		name := fmt.Sprintf("%s/versions/%d.json", folder(v.Resume), v.Number)
		if err := putJSON(put, name, exportedVersion{
			v.ID, v.Number, v.Origin, v.CreatedAt, v.Content,
			v.Document,
		}); err != nil {
			return err
		}
	}
}

func (s *Service) exportFiles(ctx context.Context, owner id.User, put func(string, []byte) error) error {
	var after id.Upload
	for {
		batch, err := s.d.Store.UploadsAfter(ctx, owner, after, exportBatch)
		if err != nil || len(batch) == 0 {
			return err
		}
		for _, u := range batch {
			after = u.ID
			data, err := s.d.Blobs.Get(ctx, u.Blob)
			if fault.KindOf(err) == fault.NotFound { // erased meanwhile
				continue
			}
			name := u.FileName
			if fault.KindOf(err) == fault.Unreadable { // the rest is the owner's all the same
				name, data, err = name+".damaged.txt", []byte(fault.Public(err)+"\n"), nil
			}
			if err != nil {
				return err
			}
			if err := put(folder(u.Resume)+"/file/"+name, data); err != nil {
				return err
			}
		}
	}
}

func folder(r id.Resume) string { return "resumes/" + string(r) }

// some is nil where a time is zero.
func some(t time.Time) *time.Time {
	if t.IsZero() {
		return nil
	}
	return &t
}

func putJSON(put func(string, []byte) error, name string, v any) error {
	data, err := json.MarshalIndent(v, "", "  ")
	if err != nil {
		return fault.Wrap("resume.putJSON", fault.Internal, "", err)
	}
	return put(name, append(data, '\n'))
}
