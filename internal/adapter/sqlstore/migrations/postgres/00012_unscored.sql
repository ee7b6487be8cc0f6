-- +goose Up
-- 1 where the posting held too little for a score; score is 0 then and is not shown.
ALTER TABLE analyses ADD COLUMN unscored BIGINT NOT NULL DEFAULT 0;
UPDATE analyses SET unscored = 1 WHERE score = 0 AND report LIKE '%"unscored":"_%';
