-- +goose Up
-- What the house did with a message.
ALTER TABLE contact_messages ADD COLUMN answered_at BIGINT NOT NULL DEFAULT 0; -- 0: open
ALTER TABLE contact_messages ADD COLUMN answered_by BIGINT NOT NULL DEFAULT 0; -- a number that may be nobody's by now
ALTER TABLE contact_messages ADD COLUMN note        TEXT   NOT NULL DEFAULT '';
CREATE INDEX contact_messages_open ON contact_messages (id) WHERE answered_at = 0;

-- Who did it, where that was not the account's owner; 0 for the owner and for the operator.
ALTER TABLE events ADD COLUMN by_id BIGINT NOT NULL DEFAULT 0;

-- What administrators are told a job is, such as a letter's kind.
ALTER TABLE jobs ADD COLUMN label TEXT NOT NULL DEFAULT '';
CREATE INDEX jobs_kind ON jobs (kind, id);
