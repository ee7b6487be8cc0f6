-- +goose Up
CREATE TABLE resumes (
  id           TEXT    NOT NULL PRIMARY KEY,
  user_id      BIGINT  NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  title        TEXT    NOT NULL,
  tags         TEXT    NOT NULL, -- a JSON list of texts
  last_version INTEGER NOT NULL,
  latest_id    TEXT    NOT NULL, -- the newest version
  created_at   BIGINT  NOT NULL,
  updated_at   BIGINT  NOT NULL,
  archived_at  BIGINT  NOT NULL,
  deleted_at   BIGINT  NOT NULL
);
-- It serves the list, the trash and the count.
CREATE INDEX resumes_user ON resumes (user_id, deleted_at, updated_at, id);
CREATE INDEX resumes_deleted ON resumes (deleted_at) WHERE deleted_at > 0;

-- What is long stands last: reading a list does not reach it.
CREATE TABLE versions (
  id         TEXT    NOT NULL PRIMARY KEY,
  user_id    BIGINT  NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  resume_id  TEXT    NOT NULL REFERENCES resumes (id) ON DELETE CASCADE,
  number     INTEGER NOT NULL,
  origin     TEXT    NOT NULL,
  created_at BIGINT  NOT NULL,
  content    TEXT    NOT NULL,
  document   TEXT    NOT NULL  -- JSON Resume
);
CREATE UNIQUE INDEX versions_number ON versions (resume_id, number);
CREATE INDEX versions_user ON versions (user_id, id);

CREATE TABLE uploads (
  id          TEXT   NOT NULL PRIMARY KEY,
  user_id     BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  resume_id   TEXT   NOT NULL REFERENCES resumes (id) ON DELETE CASCADE,
  file_name   TEXT   NOT NULL,
  format      TEXT   NOT NULL,
  bytes       BIGINT NOT NULL,
  upload_blob TEXT   NOT NULL,
  uploaded_at BIGINT NOT NULL
);
CREATE INDEX uploads_user ON uploads (user_id, id);
CREATE UNIQUE INDEX uploads_resume ON uploads (resume_id);

CREATE TABLE job_descriptions (
  id              TEXT   NOT NULL PRIMARY KEY,
  user_id         BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  title           TEXT   NOT NULL,
  company         TEXT   NOT NULL,
  location        TEXT   NOT NULL,
  stage           TEXT   NOT NULL,
  sent_version_id TEXT   NOT NULL, -- empty: none
  sent_at         BIGINT NOT NULL,
  created_at      BIGINT NOT NULL,
  updated_at      BIGINT NOT NULL,
  deleted_at      BIGINT NOT NULL,
  corrections     TEXT   NOT NULL, -- a JSON list
  requirements    TEXT   NOT NULL,
  description     TEXT   NOT NULL
);
-- It serves the list, the trash and, by itself, the count of each stage.
CREATE INDEX job_descriptions_user ON job_descriptions (user_id, deleted_at, updated_at, id, stage);
CREATE INDEX job_descriptions_id ON job_descriptions (user_id, id);
CREATE INDEX job_descriptions_sent ON job_descriptions (sent_version_id) WHERE sent_version_id <> '';
CREATE INDEX job_descriptions_deleted ON job_descriptions (deleted_at) WHERE deleted_at > 0;

CREATE TABLE analyses (
  id         TEXT             NOT NULL PRIMARY KEY,
  user_id    BIGINT           NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  version_id TEXT             NOT NULL REFERENCES versions (id) ON DELETE CASCADE,
  job_id     TEXT             NOT NULL REFERENCES job_descriptions (id) ON DELETE CASCADE,
  score      DOUBLE PRECISION NOT NULL,
  created_at BIGINT           NOT NULL,
  updated_at BIGINT           NOT NULL,
  notes      TEXT             NOT NULL,
  report     TEXT             NOT NULL  -- JSON of match.Report
);
CREATE INDEX analyses_version ON analyses (version_id, id);
CREATE INDEX analyses_job ON analyses (job_id, id);
CREATE INDEX analyses_user ON analyses (user_id, id);

CREATE TABLE optimizations (
  version_id TEXT   NOT NULL PRIMARY KEY REFERENCES versions (id) ON DELETE CASCADE,
  user_id    BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  base_id    TEXT   NOT NULL REFERENCES versions (id) ON DELETE CASCADE,
  job_id     TEXT   NOT NULL, -- may name one that was erased since
  before_id  TEXT   NOT NULL, -- analyses; those of an erased job are gone
  after_id   TEXT   NOT NULL,
  options    TEXT   NOT NULL, -- JSON, as everything below but the Markdown
  decisions  TEXT   NOT NULL,
  findings   TEXT   NOT NULL,
  notes      TEXT   NOT NULL,
  markdown   TEXT   NOT NULL,
  proposed   TEXT   NOT NULL
);
CREATE INDEX optimizations_user ON optimizations (user_id, version_id);
CREATE INDEX optimizations_base ON optimizations (base_id);

CREATE TABLE requests (
  user_id     BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind        TEXT   NOT NULL,
  request_key TEXT   NOT NULL,
  result      TEXT   NOT NULL,
  created_at  BIGINT NOT NULL,
  PRIMARY KEY (user_id, kind, request_key)
);
CREATE INDEX requests_created ON requests (created_at);
