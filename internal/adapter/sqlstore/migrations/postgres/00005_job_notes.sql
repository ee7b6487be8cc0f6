-- +goose Up
-- What users note about a job, for themselves.
ALTER TABLE job_descriptions ADD COLUMN notes TEXT NOT NULL DEFAULT '';
