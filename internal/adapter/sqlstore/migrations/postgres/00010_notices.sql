-- +goose Up
-- A notification with a key comes once for its user; mailed_at is when it was mailed, or when it was decided that it is not.
ALTER TABLE notifications ADD COLUMN once_key TEXT NOT NULL DEFAULT '';
ALTER TABLE notifications ADD COLUMN mailed_at BIGINT NOT NULL DEFAULT 0;
CREATE UNIQUE INDEX notifications_once ON notifications (user_id, once_key) WHERE once_key <> '';
CREATE INDEX notifications_created ON notifications (created_at);

-- It finds the plans that nobody has worked on for some weeks.
CREATE INDEX sheets_plans ON sheets (updated_at, id) WHERE kind = 'plan' AND deleted_at = 0;
