-- +goose Up
-- What was read of a job's text, as compressed JSON, and a sum over that text and the program that read it: of another text
-- or by another program the reading is of no use. Empty: none is kept.
ALTER TABLE job_descriptions ADD COLUMN reading_sum TEXT NOT NULL DEFAULT '';
ALTER TABLE job_descriptions ADD COLUMN reading BLOB NOT NULL DEFAULT x'';
