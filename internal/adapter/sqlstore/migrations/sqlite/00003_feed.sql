-- +goose Up
-- What a user's open pages are told. The head's row is the lock that gives a user's events their order.
CREATE TABLE feed_heads (
  user_id BIGINT NOT NULL PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  seq     BIGINT NOT NULL -- of the newest event that there ever was
);

-- It belongs to the head and not to the user, so that who publishes and who erases lock rows in the same order.
CREATE TABLE feed_events (
  user_id BIGINT NOT NULL REFERENCES feed_heads (user_id) ON DELETE CASCADE,
  seq     BIGINT NOT NULL,
  kind    TEXT   NOT NULL,
  data    TEXT   NOT NULL, -- JSON
  at      BIGINT NOT NULL,
  PRIMARY KEY (user_id, seq)
);
CREATE INDEX feed_events_at ON feed_events (at);
