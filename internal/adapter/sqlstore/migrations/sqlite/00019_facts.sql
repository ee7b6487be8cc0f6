-- +goose Up
-- Answers that users keep for later postings.
CREATE TABLE facts (
  id         TEXT   NOT NULL PRIMARY KEY,
  user_id    BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at BIGINT NOT NULL,
  said_at    BIGINT NOT NULL, -- when its words were given
  said       TEXT   NOT NULL  -- JSON: what was asked and what was answered
);
CREATE INDEX facts_of_user ON facts (user_id, said_at, id);
