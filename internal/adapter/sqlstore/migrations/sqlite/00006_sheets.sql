-- +goose Up
-- Letters, guides, plans and comparisons. They name resumes and jobs inside their facts, which may be gone: a sheet is its
-- owner's and stays.
CREATE TABLE sheets (
  id         TEXT   NOT NULL PRIMARY KEY,
  user_id    BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind       TEXT   NOT NULL,
  title      TEXT   NOT NULL,
  created_at BIGINT NOT NULL,
  updated_at BIGINT NOT NULL,
  deleted_at BIGINT NOT NULL,
  facts      TEXT   NOT NULL, -- JSON of the kind
  body       TEXT   NOT NULL  -- JSON of the kind; long, so that it stands last
);
-- It serves the lists and the count.
CREATE INDEX sheets_user ON sheets (user_id, kind, deleted_at, updated_at, id);
CREATE INDEX sheets_id ON sheets (user_id, id);
CREATE INDEX sheets_trash ON sheets (user_id, deleted_at) WHERE deleted_at > 0;
CREATE INDEX sheets_deleted ON sheets (deleted_at) WHERE deleted_at > 0;

CREATE TABLE letter_versions (
  sheet_id   TEXT    NOT NULL REFERENCES sheets (id) ON DELETE CASCADE,
  number     INTEGER NOT NULL,
  user_id    BIGINT  NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at BIGINT  NOT NULL,
  content    TEXT    NOT NULL, -- Markdown
  PRIMARY KEY (sheet_id, number)
);
CREATE INDEX letter_versions_user ON letter_versions (user_id);
