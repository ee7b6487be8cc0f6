-- +goose Up
-- Keys with which other programs, such as the browser extension, add job descriptions for a user.
CREATE TABLE app_keys (
  id           TEXT   NOT NULL PRIMARY KEY,
  user_id      BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name         TEXT   NOT NULL,
  hash         BLOB NOT NULL UNIQUE, -- SHA-256 of the key
  created_at   BIGINT NOT NULL,
  last_used_at BIGINT NOT NULL -- 0: never
);
CREATE INDEX app_keys_user ON app_keys (user_id);
