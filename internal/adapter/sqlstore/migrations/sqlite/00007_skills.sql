-- +goose Up
-- What users say of skills. The key is the catalogue's id, or one of its own for a skill that the catalogue lacks.
CREATE TABLE user_skills (
  user_id    BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  skill_key  TEXT   NOT NULL,
  created_at BIGINT NOT NULL,
  updated_at BIGINT NOT NULL,
  facts      TEXT   NOT NULL, -- JSON
  PRIMARY KEY (user_id, skill_key)
);

-- Recommendations that users do not want to see.
CREATE TABLE hidden_recommendations (
  user_id   BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  skill_key TEXT   NOT NULL,
  hidden_at BIGINT NOT NULL,
  PRIMARY KEY (user_id, skill_key)
);
