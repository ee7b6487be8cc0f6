-- +goose Up
-- Passkeys (WebAuthn) with which users take the second step of a sign-in, some a user.
CREATE TABLE passkeys (
  id              TEXT   NOT NULL PRIMARY KEY,
  user_id         BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name            TEXT   NOT NULL, -- the user's
  credential_id   BLOB   NOT NULL UNIQUE,
  public_key      BLOB   NOT NULL, -- COSE
  rp_id           TEXT   NOT NULL, -- the host that the passkey is for
  transports      TEXT   NOT NULL, -- how browsers reach it, with commas
  backup_eligible BIGINT NOT NULL, -- 1: it can be copied to other devices of its user
  sign_count      BIGINT NOT NULL, -- 0: it doesn't count
  created_at      BIGINT NOT NULL,
  last_used_at    BIGINT NOT NULL  -- 0: never
);

CREATE INDEX passkeys_user ON passkeys (user_id);

-- Users who chose that a mailed code signs them in as well as a passkey.
CREATE TABLE mailed_codes_allowed (
  user_id BIGINT NOT NULL PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE
);
