-- +goose Up
-- Apps that show sign-in codes in place of mailed ones, one a user.
CREATE TABLE authenticators (
  user_id      BIGINT NOT NULL PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  secret       BYTEA  NOT NULL, -- sealed
  created_at   BIGINT NOT NULL,
  confirmed_at BIGINT NOT NULL, -- 0: no code of it has been given yet
  last_step    BIGINT NOT NULL  -- whose code was used last
);

-- Codes that stand in for the app, once each. Only their HMACs are kept.
CREATE TABLE recovery_codes (
  user_id   BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  code_hash BYTEA  NOT NULL,
  PRIMARY KEY (user_id, code_hash)
);
