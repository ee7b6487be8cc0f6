-- +goose Up
-- Times are microseconds since 1970, UTC; 0 is none. Empty texts are none. The same columns stand in both dialects.
CREATE TABLE users (
  id            BIGINT  NOT NULL PRIMARY KEY,
  username      TEXT    NOT NULL,
  username_key  TEXT COLLATE "C" NOT NULL, -- in lower case; sorted as in SQLite
  email         TEXT    NOT NULL,
  email_key     TEXT    NOT NULL, -- in lower case
  first_name    TEXT    NOT NULL,
  last_name     TEXT    NOT NULL,
  password_hash TEXT    NOT NULL,
  active        BOOLEAN NOT NULL,
  verified      BOOLEAN NOT NULL,
  created_at    BIGINT  NOT NULL,
  last_login    BIGINT  NOT NULL
);
CREATE UNIQUE INDEX users_username_key ON users (username_key);
CREATE UNIQUE INDEX users_email_key ON users (email_key);
CREATE INDEX users_unverified ON users (created_at) WHERE NOT verified;

CREATE TABLE user_roles (
  user_id    BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  role       TEXT   NOT NULL,
  granted_at BIGINT NOT NULL,
  PRIMARY KEY (user_id, role)
);

CREATE TABLE profiles (
  user_id            BIGINT  NOT NULL PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  job_title          TEXT    NOT NULL,
  industry           TEXT    NOT NULL,
  years_experience   INTEGER,
  skills             TEXT    NOT NULL, -- a JSON list of texts
  bio                TEXT    NOT NULL,
  phone              TEXT    NOT NULL,
  address            TEXT    NOT NULL,
  city               TEXT    NOT NULL,
  state              TEXT    NOT NULL,
  postal_code        TEXT    NOT NULL,
  country            TEXT    NOT NULL,
  linkedin_url       TEXT    NOT NULL,
  github_url         TEXT    NOT NULL,
  portfolio_url      TEXT    NOT NULL,
  twitter_url        TEXT    NOT NULL,
  photo_blob         TEXT    NOT NULL,
  photo_filename     TEXT    NOT NULL,
  photo_content_type TEXT    NOT NULL,
  photo_uploaded_at  BIGINT  NOT NULL,
  theme              TEXT    NOT NULL,
  notifications      TEXT    NOT NULL, -- JSON
  privacy            TEXT    NOT NULL, -- JSON
  created_at         BIGINT  NOT NULL,
  updated_at         BIGINT  NOT NULL
);

CREATE TABLE challenges (
  id         TEXT    NOT NULL PRIMARY KEY,
  user_id    BIGINT  NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  purpose    TEXT    NOT NULL,
  code_hash  BYTEA   NOT NULL,
  binding    BYTEA   NOT NULL,
  tries      INTEGER NOT NULL,
  created_at BIGINT  NOT NULL,
  expires_at BIGINT  NOT NULL,
  ended_at   BIGINT  NOT NULL, -- replaced by a newer one
  used_at    BIGINT  NOT NULL
);
CREATE INDEX challenges_user ON challenges (user_id, created_at);
CREATE INDEX challenges_created ON challenges (created_at);
-- One open code a user and purpose.
CREATE UNIQUE INDEX challenges_open ON challenges (user_id, purpose) WHERE ended_at = 0 AND used_at = 0;

CREATE TABLE decoys (
  user_id       BIGINT NOT NULL PRIMARY KEY, -- nobody's
  username_key  TEXT   NOT NULL,
  email_hash    BYTEA  NOT NULL,
  email         BYTEA  NOT NULL, -- sealed
  password_hash TEXT   NOT NULL,
  created_at    BIGINT NOT NULL,
  sent_at       BIGINT NOT NULL
);
CREATE UNIQUE INDEX decoys_username_key ON decoys (username_key);
CREATE INDEX decoys_email_hash ON decoys (email_hash);
CREATE INDEX decoys_created ON decoys (created_at);

CREATE TABLE sessions (
  id           TEXT   NOT NULL PRIMARY KEY,
  user_id      BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  secret_hash  BYTEA  NOT NULL,
  user_agent   TEXT   NOT NULL,
  created_at   BIGINT NOT NULL,
  last_seen_at BIGINT NOT NULL,
  expires_at   BIGINT NOT NULL
);
CREATE INDEX sessions_user ON sessions (user_id, last_seen_at);
CREATE INDEX sessions_seen ON sessions (last_seen_at);
CREATE INDEX sessions_expires ON sessions (expires_at);

CREATE TABLE devices (
  user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  hash    BYTEA  NOT NULL,
  seen_at BIGINT NOT NULL,
  PRIMARY KEY (user_id, hash)
);
CREATE INDEX devices_seen ON devices (seen_at);

CREATE TABLE failures (
  key     BYTEA   NOT NULL PRIMARY KEY,
  count   INTEGER NOT NULL,
  last_at BIGINT  NOT NULL
);
CREATE INDEX failures_last ON failures (last_at);

CREATE TABLE consents (
  user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  at      BIGINT NOT NULL,
  value   TEXT   NOT NULL,
  PRIMARY KEY (user_id, at)
);

CREATE TABLE notifications (
  id         TEXT   NOT NULL PRIMARY KEY,
  user_id    BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind       TEXT   NOT NULL,
  title      TEXT   NOT NULL,
  body       TEXT   NOT NULL,
  path       TEXT   NOT NULL,
  created_at BIGINT NOT NULL,
  read_at    BIGINT NOT NULL
);
CREATE INDEX notifications_user ON notifications (user_id, id);
CREATE INDEX notifications_unread ON notifications (user_id) WHERE read_at = 0;

-- The audit log outlives the account: it holds a number and no personal data.
CREATE TABLE events (
  id      TEXT   NOT NULL PRIMARY KEY,
  user_id BIGINT NOT NULL,
  kind    TEXT   NOT NULL,
  detail  TEXT   NOT NULL,
  at      BIGINT NOT NULL
);
CREATE INDEX events_user ON events (user_id, id);
CREATE INDEX events_at ON events (at);

CREATE TABLE jobs (
  id         TEXT    NOT NULL PRIMARY KEY,
  kind       TEXT    NOT NULL,
  user_id    BIGINT  REFERENCES users (id) ON DELETE CASCADE,
  payload    BYTEA   NOT NULL,
  run_at     BIGINT  NOT NULL,
  until_at   BIGINT  NOT NULL,
  tries      INTEGER NOT NULL,
  lease      BIGINT  NOT NULL, -- taken until; 0 while free
  failed_at  BIGINT  NOT NULL, -- given up
  last_error TEXT    NOT NULL
);
CREATE INDEX jobs_due ON jobs (run_at) WHERE failed_at = 0;
CREATE INDEX jobs_user ON jobs (user_id);
CREATE INDEX jobs_failed ON jobs (failed_at) WHERE failed_at > 0;

-- Signing keys are made of the instance's secret and this name; no key is in the database.
CREATE TABLE signing_keys (
  kid        TEXT   NOT NULL PRIMARY KEY,
  created_at BIGINT NOT NULL
);

-- Limits are shared by every replica; SQLite's one process counts in memory.
CREATE UNLOGGED TABLE limits (
  key TEXT   NOT NULL PRIMARY KEY,
  tat BIGINT NOT NULL -- theoretical arrival time, microseconds
);
CREATE INDEX limits_tat ON limits (tat);
