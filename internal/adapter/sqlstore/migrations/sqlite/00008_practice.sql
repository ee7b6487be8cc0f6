-- +goose Up
-- Tries at answers to the questions of interview guides.
CREATE TABLE practice_answers (
  id         TEXT    NOT NULL PRIMARY KEY,
  user_id    BIGINT  NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  sheet_id   TEXT    NOT NULL REFERENCES sheets (id) ON DELETE CASCADE,
  number     INTEGER NOT NULL, -- of the question
  created_at BIGINT  NOT NULL,
  checks     TEXT    NOT NULL, -- JSON
  answer     TEXT    NOT NULL
);
CREATE INDEX practice_answers_sheet ON practice_answers (sheet_id, id);
CREATE INDEX practice_answers_user ON practice_answers (user_id);
