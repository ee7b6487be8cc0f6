-- +goose Up
-- Which letters of an account are void since it took back an address: those of since to at, to other addresses.
CREATE TABLE address_restores (
  user_id     BIGINT NOT NULL PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  since       BIGINT NOT NULL,
  restored_at BIGINT NOT NULL
);
