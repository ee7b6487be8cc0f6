package apptest

import (
	"bytes"
	"encoding/json"
	"fmt"
	"mime/multipart"
	"net/http"
)

// Resume asks the resume service and reads the answer's data into into, which may be nil.
func (c *Client) Resume(query string, variables map[string]any, into any) error {
	return c.ask("/api/resume/graphql", query, variables, into)
}

// Upload sends a file as a form, with fields in names and values in turn.
func (c *Client) Upload(name string, data []byte, fields ...string) (Answer, error) {
	return c.UploadTo("/api/resume/uploads", name, data, fields...)
}

// UploadTo is Upload to another address that takes a file.
func (c *Client) UploadTo(path, name string, data []byte, fields ...string) (Answer, error) {
	var b bytes.Buffer
	w := multipart.NewWriter(&b)
	for i := 0; i+1 < len(fields); i += 2 {
		if err := w.WriteField(fields[i], fields[i+1]); err != nil {
			return Answer{}, err
		}
	}
	part, err := w.CreateFormFile("file", name)
	if err != nil {
		return Answer{}, err
	}
	if _, err := part.Write(data); err != nil {
		return Answer{}, err
	}
	if err := w.Close(); err != nil {
		return Answer{}, err
	}
	return c.Send(http.MethodPost, path, w.FormDataContentType(), b.Bytes())
}

// Kept names a resume, a version of it, a posting and their match.
type Kept struct{ Resume, Version, Job, Analysis string }

// Keep keeps a resume and a posting and matches them.
func (c *Client) Keep(resume, posting string) (k Kept, err error) {
	var r struct {
		CreateResume struct {
			ID       string
			Versions []struct{ ID string }
		}
	}
	err = c.Resume(`mutation($i:CreateResumeInput!){createResume(input:$i){id versions{id}}}`,
		map[string]any{"i": map[string]any{"title": "Base", "content": resume}}, &r)
	if err != nil {
		return k, err
	}
	if len(r.CreateResume.Versions) != 1 {
		return k, fmt.Errorf("apptest: a new resume with %d versions", len(r.CreateResume.Versions))
	}
	k.Resume, k.Version = r.CreateResume.ID, r.CreateResume.Versions[0].ID
	if k.Job, err = c.KeepJob("Senior Engineer", posting); err != nil {
		return k, err
	}
	k.Analysis, err = c.Match(k.Version, k.Job)
	return k, err
}

// KeepJob keeps a posting and gives its id.
func (c *Client) KeepJob(title, posting string) (string, error) {
	var d map[string]struct{ ID string }
	err := c.Resume(`mutation($i:CreateJobDescriptionInput!){made:createJobDescription(input:$i){id}}`,
		map[string]any{"i": map[string]any{"title": title, "company": "Initech", "description": posting}}, &d)
	return d["made"].ID, err
}

// Match matches a version with a posting and gives the analysis's id.
func (c *Client) Match(version, job string) (string, error) {
	var d map[string]struct{ ID string }
	err := c.Resume(`mutation($v:ID!,$j:ID!){made:analyzeJobMatch(input:{resumeVersionId:$v,jobDescriptionId:$j}){id}}`,
		map[string]any{"v": version, "j": job}, &d)
	return d["made"].ID, err
}

// JSON reads the answer's body.
func (a Answer) JSON(into any) error {
	if err := json.Unmarshal(a.Body, into); err != nil {
		return fmt.Errorf("status %d: %.300s: %w", a.Status, a.Body, err)
	}
	return nil
}
