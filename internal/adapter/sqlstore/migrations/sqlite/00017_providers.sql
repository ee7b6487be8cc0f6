-- +goose Up
-- Users' accounts with OpenID Connect providers.
CREATE TABLE provider_links (
  issuer     TEXT   NOT NULL,
  subject    TEXT   NOT NULL,
  user_id    BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at BIGINT NOT NULL,
  PRIMARY KEY (issuer, subject)
);
CREATE INDEX provider_links_user ON provider_links (user_id);

-- Answers of providers that were used, so that none serves twice.
CREATE TABLE provider_answers (
  hash       BLOB   NOT NULL PRIMARY KEY,
  expires_at BIGINT NOT NULL
);
CREATE INDEX provider_answers_expires ON provider_answers (expires_at);
