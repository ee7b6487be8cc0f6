-- +goose Up
-- The OpenID Connect provider whose groups gave the role; '' for a role that was granted here.
ALTER TABLE user_roles ADD COLUMN issuer TEXT NOT NULL DEFAULT '';
