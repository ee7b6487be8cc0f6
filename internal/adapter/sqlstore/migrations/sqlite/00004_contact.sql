-- +goose Up
-- What people write to the house.
CREATE TABLE contact_messages (
  id         TEXT   NOT NULL PRIMARY KEY,
  user_id    BIGINT REFERENCES users (id) ON DELETE CASCADE, -- NULL: a visitor
  ticket     TEXT   NOT NULL,
  topic      TEXT   NOT NULL,
  email      TEXT   NOT NULL, -- to answer to
  message    TEXT   NOT NULL,
  created_at BIGINT NOT NULL
);
CREATE UNIQUE INDEX contact_messages_ticket ON contact_messages (ticket);
CREATE INDEX contact_messages_user ON contact_messages (user_id, id);
CREATE INDEX contact_messages_created ON contact_messages (created_at);

-- It finds the few who have more rights than everybody.
CREATE INDEX user_roles_more ON user_roles (role, user_id) WHERE role <> 'user';
