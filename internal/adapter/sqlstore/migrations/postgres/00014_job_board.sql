-- +goose Up
-- What users track about an application. Days are "2026-11-27", '' for none; searched holds the words that a search looks through.
ALTER TABLE job_descriptions ADD COLUMN salary TEXT NOT NULL DEFAULT '';
ALTER TABLE job_descriptions ADD COLUMN source_url TEXT NOT NULL DEFAULT '';
ALTER TABLE job_descriptions ADD COLUMN found_on TEXT NOT NULL DEFAULT '';
ALTER TABLE job_descriptions ADD COLUMN applied_on TEXT NOT NULL DEFAULT '';
ALTER TABLE job_descriptions ADD COLUMN interview_at BIGINT NOT NULL DEFAULT 0;
ALTER TABLE job_descriptions ADD COLUMN follow_up_on TEXT NOT NULL DEFAULT '';
ALTER TABLE job_descriptions ADD COLUMN contacts TEXT NOT NULL DEFAULT '[]'; -- a JSON list
ALTER TABLE job_descriptions ADD COLUMN sent_letter_id TEXT NOT NULL DEFAULT '';
ALTER TABLE job_descriptions ADD COLUMN searched TEXT NOT NULL DEFAULT '';
UPDATE job_descriptions SET
  found_on = to_char(to_timestamp(created_at / 1000000) AT TIME ZONE 'UTC', 'YYYY-MM-DD'),
  applied_on = CASE WHEN sent_at > 0 THEN to_char(to_timestamp(sent_at / 1000000) AT TIME ZONE 'UTC', 'YYYY-MM-DD') ELSE '' END,
  searched = lower(title || ' ' || company || ' ' || location || ' ' || notes);

-- It serves a column of the board, the latest changed first.
CREATE INDEX job_descriptions_stage ON job_descriptions (user_id, stage, updated_at, id) WHERE deleted_at = 0;
-- It finds the follow-ups that are due.
CREATE INDEX job_descriptions_follow_up ON job_descriptions (follow_up_on, id) WHERE follow_up_on <> '' AND deleted_at = 0;
