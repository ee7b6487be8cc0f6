package resume

import (
	"context"
	"path"
	"strings"
	"unicode"

	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/domain/owned"
	"vitae/internal/engine/docparse"
)

const maxFileName = 120 // characters

// Upload reads a file and keeps it as a new resume, with its bytes. What cannot be read is refused as the reader says.
func (s *Service) Upload(ctx context.Context, owner id.User, f File) (Received, error) {
	first, err := s.done(ctx, owner, callUpload, f.Key)
	if err != nil {
		return Received{}, err
	}
	if first != "" {
		return s.received(ctx, owner, id.Resume(first))
	}
	read, err := s.read(ctx, f.Name, f.Data)
	if err != nil {
		return Received{}, err
	}
	text, err := uploadedText(read)
	if err != nil {
		return Received{}, err
	}
	name := fileName(f.Name, read.Format)
	title, err := titled(uploadTitle(f.Title, name, read))
	if err != nil {
		return Received{}, err
	}
	d := s.draft(owner, title, []string{}, Uploaded)
	u := Upload{
		ID: s.d.IDs.Upload(), Resume: d.resume.ID, Owner: owner, FileName: name, Format: read.Format,
		Bytes: int64(len(f.Data)), At: d.resume.CreatedAt,
	}
	u.Blob = folderOf(owner) + "/" + string(u.ID)
	made, err := s.keep(ctx, f, d, text, u)
	if err != nil {
		return Received{}, err
	}
	if made != d.resume.ID {
		return s.received(ctx, owner, made)
	}
	r, err := s.Resume(ctx, owner, made)
	d.version.Number = 1
	return Received{Resume: r, Version: d.version, Read: read}, err
}

// keep puts the bytes away first, so that no row names bytes that are not there, and removes them again where the rows
// are not kept.
func (s *Service) keep(ctx context.Context, f File, d draft, t Text, u Upload) (id.Resume, error) {
	if err := s.d.Blobs.Put(ctx, u.Blob, f.Data); err != nil {
		return "", err
	}
	req := owned.Request{Owner: u.Owner, Kind: callUpload, Key: f.Key, Result: string(d.resume.ID), At: u.At}
	made, err := s.once(ctx, req, func(tx Store) error {
		files, bytes, err := s.room(ctx, tx, u.Owner)
		if err != nil {
			return err
		}
		if err := s.checkFileQuota(files, bytes, u.Bytes); err != nil {
			return err
		}
		if err := addDraft(ctx, tx, d, t); err != nil {
			return err
		}
		return tx.AddUpload(ctx, u)
	})
	// Where the database was lost on the way nobody knows whether the rows are kept: bytes that no row names are swept
	// later.
	if unknown := fault.KindOf(err) == fault.Unavailable; !unknown && (err != nil || made != string(d.resume.ID)) {
		s.drop(ctx, u.Blob)
	}
	return id.Resume(made), err
}

// checkFileQuota refuses a file too many, or one that is too large for what is left.
func (s *Service) checkFileQuota(files int, bytes, more int64) error {
	if err := s.d.Entitlements.CheckQuota(itemUploads, int64(files), 1); err != nil {
		return err
	}
	return s.d.Entitlements.CheckQuota(itemUploadBytes, bytes, more)
}

// drop removes bytes that nothing names. It is tried even where the caller has gone.
func (s *Service) drop(ctx context.Context, blob string) {
	if err := s.d.Blobs.Delete(context.WithoutCancel(ctx), blob); err != nil {
		s.d.Log.Warn("an unused file could not be removed", "blob", blob, "error", err)
	}
}

// received returns what an upload made before, read from the bytes that were kept.
func (s *Service) received(ctx context.Context, owner id.User, r id.Resume) (Received, error) {
	out := Received{}
	var err error
	if out.Resume, err = s.Resume(ctx, owner, r); err != nil {
		return out, err
	}
	versions, err := s.d.Store.VersionsOf(ctx, owner, r, owned.Page{First: owned.MaxPage})
	if err != nil {
		return out, err
	}
	if len(versions) == 0 { // deleted meanwhile
		return out, NoResume("resume.received")
	}
	out.Version = versions[len(versions)-1]
	_, out.Read, err = s.Reading(ctx, owner, r)
	return out, err
}

// Reading reads the file that a resume came from once more, as it was uploaded: nothing of what was read is kept but
// the document, and a later reader may see more.
func (s *Service) Reading(ctx context.Context, owner id.User, r id.Resume) (fileName string, read *docparse.Result,
	err error,
) {
	name, data, err := s.Original(ctx, owner, r)
	if err != nil {
		return "", nil, err
	}
	read, err = s.read(ctx, name, data)
	return name, read, err
}

// read reads a file and logs the mistakes of the reader.
func (s *Service) read(ctx context.Context, name string, data []byte) (*docparse.Result, error) {
	read, err := s.d.Reader.Read(ctx, name, data)
	for _, failed := range docparse.FailuresOf(read, err) {
		s.d.Log.ErrorContext(ctx, "reading failed", "error", failed, "stack", failed.Stack)
	}
	return read, err
}

// uploadedText is what the first version of an uploaded file says. The document is what was read; its Markdown is
// what was understood, and the words of the file stand in its bytes.
func uploadedText(read *docparse.Result) (Text, error) {
	const op = "resume.uploadedText"
	if read.Document.Empty() {
		return Text{}, fault.New(op, fault.Unreadable,
			"We couldn't find a resume in this file. Choose the file with your resume.")
	}
	whole := read.Whole()
	content := owned.Clean(whole.Markdown())
	if len(content) > MaxContent || textSize(whole) > MaxContent {
		return Text{}, fault.New(op, fault.TooLarge, "This file has far more text than a resume. Upload only your resume.")
	}
	return Text{Content: content, Document: whole}, nil
}

// uploadTitle names an uploaded resume: as its user says, else after the person, else after the file.
func uploadTitle(given, file string, read *docparse.Result) string {
	if strings.TrimSpace(given) != "" {
		return given
	}
	if name := strings.TrimSpace(read.Document.Basics.Name); name != "" {
		return owned.Clip(name, MaxTitle-len(" resume")) + " resume"
	}
	if name := strings.TrimSpace(strings.TrimSuffix(file, path.Ext(file))); name != "" {
		return name
	}
	return "Resume"
}

// fileName returns a file's own name without folders and without what a file system refuses, with the ending of what it
// is where it has none.
func fileName(name string, f docparse.Format) string {
	name = name[strings.LastIndexAny(name, `/\`)+1:]
	name = strings.TrimSpace(plainName(owned.Clean(name)))
	ending := path.Ext(name)
	if ending == "" || len(ending) > 10 || strings.Trim(name, ". ") == "" {
		name, ending = strings.Trim(name, ". ")+"."+string(f), "."+string(f)
	}
	if name == ending {
		name = "resume" + ending
	}
	return owned.Clip(strings.TrimSuffix(name, ending), maxFileName-len(ending)) + ending
}

// plainName leaves out what file systems refuse, and the marks that turn the direction of a text: with one inside, a
// name seems to end otherwise than it does.
func plainName(name string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsControl(r) || unicode.Is(unicode.Bidi_Control, r) || strings.ContainsRune(`/\:*?"<>|`, r) {
			return -1
		}
		return r
	}, name)
}

// Folder is where the bytes of users' files are, a folder for each; identity removes it with the account.
const Folder = "resumes"

func folderOf(owner id.User) string { return Folder + "/" + owner.String() }
