-- +goose Up
-- Links with which people may register. What is in a link is kept as its SHA-256 alone.
CREATE TABLE invitations (
  id          TEXT   NOT NULL PRIMARY KEY,
  secret_hash BYTEA  NOT NULL,
  uses        BIGINT NOT NULL, -- addresses that it is good for
  used        BIGINT NOT NULL,
  made_by     BIGINT NOT NULL, -- 0: the operator
  created_at  BIGINT NOT NULL,
  expires_at  BIGINT NOT NULL,
  ended_at    BIGINT NOT NULL
);
CREATE UNIQUE INDEX invitations_secret ON invitations (secret_hash);
CREATE INDEX invitations_expires ON invitations (expires_at);

-- The addresses that registered with it, so that one which registers again takes no second place.
CREATE TABLE invitation_uses (
  invitation_id TEXT   NOT NULL REFERENCES invitations (id) ON DELETE CASCADE,
  email_hash    BYTEA  NOT NULL,
  used_at       BIGINT NOT NULL,
  PRIMARY KEY (invitation_id, email_hash)
);
CREATE INDEX invitation_uses_email ON invitation_uses (email_hash);
