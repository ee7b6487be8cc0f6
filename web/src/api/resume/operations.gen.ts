import type { Job } from './engine';
import type { Report } from './engine';
import type { Resume } from './document';
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type MakeOptional<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]?: Maybe<T[SubKey]> };
export type MakeMaybe<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]: Maybe<T[SubKey]> };
export type MakeEmpty<T extends { [key: string]: unknown }, K extends keyof T> = { [_ in K]?: never };
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar date without time or time zone: 2026-11-27. */
  Date: { input: string; output: string; }
  /** What was read from a job description, as JSON: title, company, location, years, and requirements with class, kind, text and terms. */
  JobReading: { input: Job; output: Job; }
  /** The details of a match, as JSON in the form that `vitae match --json` prints, with figures, knock-outs and the positions of the evidence. */
  MatchReport: { input: Report; output: Report; }
  /** A JSON Resume 1.0 document (jsonresume.org schema) as a JSON object. */
  ResumeDocument: { input: Resume; output: Resume; }
  Time: { input: string; output: string; }
};

export type AnalyzeJobMatchInput = {
  jobDescriptionId: Scalars['ID']['input'];
  resumeVersionId: Scalars['ID']['input'];
};

export type ChangeEditInput = {
  changeId: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};

export type CreateCompetitiveAnalysisInput = {
  jobDescriptionIds: Array<Scalars['ID']['input']>;
  requestKey?: InputMaybe<Scalars['String']['input']>;
  resumeVersionId: Scalars['ID']['input'];
  title?: InputMaybe<Scalars['String']['input']>;
};

export type CreateJobDescriptionInput = {
  appliedOn?: InputMaybe<Scalars['Date']['input']>;
  company?: InputMaybe<Scalars['String']['input']>;
  contacts?: InputMaybe<Array<JobContactInput>>;
  corrections?: InputMaybe<Array<RequirementCorrectionInput>>;
  description: Scalars['String']['input'];
  followUpOn?: InputMaybe<Scalars['Date']['input']>;
  /** Defaults to today. */
  foundOn?: InputMaybe<Scalars['Date']['input']>;
  interviewAt?: InputMaybe<Scalars['Time']['input']>;
  location?: InputMaybe<Scalars['String']['input']>;
  notes?: InputMaybe<Scalars['String']['input']>;
  requestKey?: InputMaybe<Scalars['String']['input']>;
  requirements?: InputMaybe<Scalars['String']['input']>;
  salary?: InputMaybe<Scalars['String']['input']>;
  sourceUrl?: InputMaybe<Scalars['String']['input']>;
  stage?: InputMaybe<JobStage>;
  title: Scalars['String']['input'];
  userId?: InputMaybe<Scalars['ID']['input']>;
};

/** Give content (plain text or Markdown, parsed into a document) or document. userId, where given, must be the caller's. */
export type CreateResumeInput = {
  content?: InputMaybe<Scalars['String']['input']>;
  document?: InputMaybe<Scalars['ResumeDocument']['input']>;
  requestKey?: InputMaybe<Scalars['String']['input']>;
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  title: Scalars['String']['input'];
  userId?: InputMaybe<Scalars['ID']['input']>;
};

export type CreateResumeVersionInput = {
  /** The version that was edited. Returns CONFLICT if there is a newer one. */
  baseVersionId?: InputMaybe<Scalars['ID']['input']>;
  content?: InputMaybe<Scalars['String']['input']>;
  document?: InputMaybe<Scalars['ResumeDocument']['input']>;
  requestKey?: InputMaybe<Scalars['String']['input']>;
  resumeId: Scalars['ID']['input'];
};

export type CreateSkillDevelopmentPlanInput = {
  currentProficiencyLevel: Scalars['Int']['input'];
  requestKey?: InputMaybe<Scalars['String']['input']>;
  /** The resume whose skills the plan skips. Defaults to the latest version of the most recently changed resume. */
  resumeVersionId?: InputMaybe<Scalars['ID']['input']>;
  skillId: Scalars['ID']['input'];
  targetProficiencyLevel: Scalars['Int']['input'];
};

export type DecideChangesInput = {
  answers?: InputMaybe<Array<RequirementAnswerInput>>;
  edits?: InputMaybe<Array<ChangeEditInput>>;
  resumeVersionId: Scalars['ID']['input'];
  takenBack: Array<Scalars['ID']['input']>;
};

/** UPLOAD_BYTES: bytes of all uploaded files. SKILLS: skills that the user added, changed or hid. PRACTICE_ANSWERS: saved answers to a question. */
export type EntitlementItem =
  | 'COMPETITIVE_ANALYSES'
  | 'COVER_LETTERS'
  | 'DEVELOPMENT_PLANS'
  | 'FACTS'
  | 'INTERVIEW_GUIDES'
  | 'JOB_DESCRIPTIONS'
  | 'PRACTICE_ANSWERS'
  | 'RESUMES'
  | 'RESUME_VERSIONS'
  | 'SKILLS'
  | 'UPLOADS'
  | 'UPLOAD_BYTES';

/** What the limit applies to: the whole account, each resume, or each question of a guide. */
export type EntitlementPer =
  | 'ACCOUNT'
  | 'QUESTION'
  | 'RESUME';

/** USED: in a line about dated work. IMPLIED: by another skill that is used. SUMMARY, LISTED: named, but not shown in work. RELATED: something similar. QUALIFIED: with a limitation, such as “candidate”. */
export type EvidenceGrade =
  | 'IMPLIED'
  | 'LISTED'
  | 'QUALIFIED'
  | 'RELATED'
  | 'SUMMARY'
  | 'USED';

/** Fields that are left out don't change. */
export type FactChangeInput = {
  place?: InputMaybe<Scalars['String']['input']>;
  reply?: InputMaybe<RequirementReply>;
  text?: InputMaybe<Scalars['String']['input']>;
};

/** LINE needs a text; YES and NO have none. */
export type FactInput = {
  kind?: InputMaybe<OpenQuestionKind>;
  level?: InputMaybe<Scalars['String']['input']>;
  place?: InputMaybe<Scalars['String']['input']>;
  reply: RequirementReply;
  /** A repeated key returns the first result, for 24 hours. */
  requestKey?: InputMaybe<Scalars['String']['input']>;
  requirement: Scalars['String']['input'];
  /** When the user gave this answer. Default: now. */
  saidAt?: InputMaybe<Scalars['Time']['input']>;
  section?: InputMaybe<Scalars['String']['input']>;
  skillId?: InputMaybe<Scalars['ID']['input']>;
  text?: InputMaybe<Scalars['String']['input']>;
};

export type FindingSeverity =
  | 'HIGH'
  | 'REVIEW';

export type GenerateCoverLetterInput = {
  /** At most one per question. They are used word for word and marked as the user's. */
  answers?: InputMaybe<Array<LetterAnswerInput>>;
  /** What the user wants the letter to say besides. */
  instructions?: InputMaybe<Scalars['String']['input']>;
  jobDescriptionId: Scalars['ID']['input'];
  /** Number of words: about 150, 250 or 350. */
  length?: InputMaybe<Scalars['Int']['input']>;
  requestKey?: InputMaybe<Scalars['String']['input']>;
  resumeVersionId: Scalars['ID']['input'];
  tone?: InputMaybe<Tone>;
};

export type GenerateInterviewGuideInput = {
  jobDescriptionId: Scalars['ID']['input'];
  requestKey?: InputMaybe<Scalars['String']['input']>;
  resumeVersionId: Scalars['ID']['input'];
};

export type GenerateOptimizedResumeInput = {
  answers?: InputMaybe<Array<RequirementAnswerInput>>;
  edits?: InputMaybe<Array<ChangeEditInput>>;
  jobDescriptionId: Scalars['ID']['input'];
  options?: InputMaybe<OptimizationOptions>;
  /** A key of the client's choice; progress events on /api/events carry it, and a repeated key returns the first result. */
  requestKey?: InputMaybe<Scalars['String']['input']>;
  resumeVersionId: Scalars['ID']['input'];
  /** IDs of changes to leave out from the start, and the user's own words for other changes. */
  takenBack?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type JobContactInput = {
  email?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  role?: InputMaybe<Scalars['String']['input']>;
};

/** Filters jobs. Fields that are null or left out don't restrict the result. */
export type JobFilter = {
  /** Open jobs with a follow-up on or before this day. */
  followUpBy?: InputMaybe<Scalars['Date']['input']>;
  /** Jobs that were found on or after this day. */
  foundSince?: InputMaybe<Scalars['Date']['input']>;
  stage?: InputMaybe<JobStage>;
  /** Every word must be in the title, company, location, salary, notes or contacts. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** Jobs without a follow-up, company or score come last. */
export type JobSort =
  | 'COMPANY'
  | 'FOLLOW_UP'
  | 'FOUND'
  | 'SCORE'
  | 'TITLE'
  | 'UPDATED';

export type JobStage =
  | 'APPLIED'
  | 'CLOSED'
  | 'INTERVIEW'
  | 'OFFER'
  | 'SAVED';

export type LetterAnswerInput = {
  question: LetterQuestion;
  /** At most 300 characters. Empty answers are ignored. */
  text: Scalars['String']['input'];
};

/** WHY_THIS_JOB: what draws you to it. WHY_NOW: why you want to move now. PROUD_OF: what you are proud of. NOT_IN_RESUME: what your resume does not say. WHEN_TO_BEGIN: when you can start. */
export type LetterQuestion =
  | 'NOT_IN_RESUME'
  | 'PROUD_OF'
  | 'WHEN_TO_BEGIN'
  | 'WHY_NOW'
  | 'WHY_THIS_JOB';

export type LetterSourceKind =
  | 'POSTING'
  | 'RESUME'
  | 'YOUR_WORDS';

export type LevelSource =
  | 'RESUME'
  | 'USER';

export type LeverKind =
  | 'LEARN'
  | 'SAY';

export type NextStepKind =
  | 'ADD_JOB'
  | 'ADD_RESUME'
  | 'APPLY'
  | 'CLOSE_GAP'
  | 'COMPARE_JOBS'
  | 'FINISH_LETTER'
  | 'FOLLOW_UP'
  | 'PLAN_STEP'
  | 'PREPARE_INTERVIEW'
  | 'REVIEW_CHANGES'
  | 'TAILOR';

/** EVIDENCE: a line about work done. HOLDING: a certificate, a degree or a language. CONDITION: yes or no, and nothing is added to the resume. */
export type OpenQuestionKind =
  | 'CONDITION'
  | 'EVIDENCE'
  | 'HOLDING';

export type OptimizationOptions = {
  /** Skills that the user wants in front; one that the resume does not support is left out and named in the notes. */
  emphasizeSkills?: InputMaybe<Array<Scalars['String']['input']>>;
  length?: InputMaybe<TargetLength>;
  reorderSections?: InputMaybe<Scalars['Boolean']['input']>;
  rewriteBullets?: InputMaybe<Scalars['Boolean']['input']>;
  rewriteSummary?: InputMaybe<Scalars['Boolean']['input']>;
  tone?: InputMaybe<Tone>;
};

export type PracticeAnswerInput = {
  questionId: Scalars['ID']['input'];
  /** At most 5,000 characters. */
  text: Scalars['String']['input'];
};

export type PracticeCheckKind =
  | 'ACTION'
  | 'LENGTH'
  | 'RESULT'
  | 'SITUATION'
  | 'TASK';

/** LINE needs a path and a text; YES and NO have neither. */
export type RequirementAnswerInput = {
  path?: InputMaybe<Scalars['String']['input']>;
  reply: RequirementReply;
  requirement: Scalars['String']['input'];
  text?: InputMaybe<Scalars['String']['input']>;
};

export type RequirementClass =
  | 'DUTY'
  | 'MUST'
  | 'NICE'
  | 'NONE';

export type RequirementCorrectionInput = {
  class: RequirementClass;
  text: Scalars['String']['input'];
};

export type RequirementReply =
  | 'LINE'
  | 'NO'
  | 'YES';

export type RequirementWeightInput = {
  /** MatrixRow.key */
  key: Scalars['ID']['input'];
  weight: Scalars['Float']['input'];
};

export type SkillMatchStatus =
  | 'MATCHED'
  | 'MISSING'
  | 'RELATED';

export type TargetLength =
  | 'KEEP'
  | 'ONE_PAGE'
  | 'TWO_PAGES';

export type Tone =
  | 'CONCISE'
  | 'CONFIDENT'
  | 'FRIENDLY'
  | 'PROFESSIONAL';

export type TrashKind =
  | 'COMPARISON'
  | 'COVER_LETTER'
  | 'DEVELOPMENT_PLAN'
  | 'INTERVIEW_GUIDE'
  | 'JOB_DESCRIPTION'
  | 'RESUME';

export type UpdateAnalysisNotesInput = {
  analysisNotes: Scalars['String']['input'];
};

export type UpdateCoverLetterInput = {
  /** The number of the version that was edited. Returns CONFLICT if there is a newer one. */
  baseVersionNumber?: InputMaybe<Scalars['Int']['input']>;
  content?: InputMaybe<Scalars['String']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateJobDescriptionInput = {
  appliedOn?: InputMaybe<Scalars['Date']['input']>;
  company?: InputMaybe<Scalars['String']['input']>;
  contacts?: InputMaybe<Array<JobContactInput>>;
  corrections?: InputMaybe<Array<RequirementCorrectionInput>>;
  description?: InputMaybe<Scalars['String']['input']>;
  followUpOn?: InputMaybe<Scalars['Date']['input']>;
  foundOn?: InputMaybe<Scalars['Date']['input']>;
  interviewAt?: InputMaybe<Scalars['Time']['input']>;
  location?: InputMaybe<Scalars['String']['input']>;
  notes?: InputMaybe<Scalars['String']['input']>;
  requirements?: InputMaybe<Scalars['String']['input']>;
  salary?: InputMaybe<Scalars['String']['input']>;
  sentLetterId?: InputMaybe<Scalars['ID']['input']>;
  /** The version that was sent to this employer; null unmarks it. */
  sentVersionId?: InputMaybe<Scalars['ID']['input']>;
  sourceUrl?: InputMaybe<Scalars['String']['input']>;
  stage?: InputMaybe<JobStage>;
  title?: InputMaybe<Scalars['String']['input']>;
};

/** New content or document makes a new version; a new title alone does not. */
export type UpdateResumeInput = {
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  content?: InputMaybe<Scalars['String']['input']>;
  document?: InputMaybe<Scalars['ResumeDocument']['input']>;
  requestKey?: InputMaybe<Scalars['String']['input']>;
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  title?: InputMaybe<Scalars['String']['input']>;
};

export type UserSkillInput = {
  isCurrent?: InputMaybe<Scalars['Boolean']['input']>;
  lastUsedDate?: InputMaybe<Scalars['Time']['input']>;
  /** For a skill that the catalogue lacks. */
  name?: InputMaybe<Scalars['String']['input']>;
  proficiencyLevel: Scalars['Int']['input'];
  skillId?: InputMaybe<Scalars['ID']['input']>;
  yearsOfExperience?: InputMaybe<Scalars['Float']['input']>;
};

export type VersionOrigin =
  | 'OPTIMIZED'
  | 'RESTORED'
  | 'UPLOADED'
  | 'WRITTEN';

export type JobTrackingFragment = { salary: string | null, sourceUrl: string | null, foundOn: string | null, appliedOn: string | null, interviewAt: string | null, followUpOn: string | null, sentLetterId: string | null, contacts: Array<{ name: string, role: string, email: string, phone: string }> };

export type JobBoardQueryVariables = Exact<{
  userId: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['ID']['input']>;
  filter?: InputMaybe<JobFilter>;
  sort?: InputMaybe<JobSort>;
}>;


export type JobBoardQuery = { jobDescriptions: Array<{ id: string, userId: string, title: string, company: string | null, location: string | null, stage: JobStage, sentVersionId: string | null, sentAt: string | null, createdAt: string, updatedAt: string, salary: string | null, sourceUrl: string | null, foundOn: string | null, appliedOn: string | null, interviewAt: string | null, followUpOn: string | null, sentLetterId: string | null, sentVersion: { versionNumber: number } | null, analyses: Array<{ matchScore: number | null }>, contacts: Array<{ name: string, role: string, email: string, phone: string }> }> };

export type JobCountsQueryVariables = Exact<{
  userId: Scalars['ID']['input'];
  filter?: InputMaybe<JobFilter>;
  today?: InputMaybe<Scalars['Date']['input']>;
}>;


export type JobCountsQuery = { jobCounts: { followUpsDue: number, interviews: number, stages: Array<{ stage: JobStage, count: number }> } };

export type ReadPostingMutationVariables = Exact<{
  url: Scalars['String']['input'];
}>;


export type ReadPostingMutation = { readPosting: { url: string, title: string | null, company: string | null, location: string | null, salary: string | null, description: string } };

export type ComparedJobPartsFragment = { jobDescriptionId: string, title: string, company: string | null, score: number | null, unscored: string | null, fit: number };

export type ComparisonPartsFragment = { id: string, userId: string, title: string, summary: string, strengths: Array<string>, gaps: Array<string>, createdAt: string, updatedAt: string, jobs: Array<{ jobDescriptionId: string, title: string, company: string | null, score: number | null, unscored: string | null, fit: number }>, closest: { jobDescriptionId: string, title: string, company: string | null, score: number | null, unscored: string | null, fit: number } | null, levers: Array<{ key: string, skill: string, skillId: string | null, kind: LeverKind, points: number, text: string, gains: Array<{ jobDescriptionId: string, title: string, before: number, after: number }> }>, conditions: Array<{ kind: string, asked: number, met: number, unclear: number, words: Array<string> }>, matrix: Array<{ key: string, requirement: string, skillId: string | null, asked: number, required: number, demand: number, status: SkillMatchStatus, standing: string, strength: number, weight: number, points: number, maxPoints: number, evidence: Array<{ path: string | null, text: string }>, cells: Array<{ jobDescriptionId: string, words: string, class: RequirementClass, choice: Array<string>, points: number, maxPoints: number }> }> };

export type CompetitiveAnalysesQueryVariables = Exact<{
  userId: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['ID']['input']>;
}>;


export type CompetitiveAnalysesQuery = { competitiveAnalyses: Array<{ id: string, title: string, createdAt: string, jobs: Array<{ jobDescriptionId: string, title: string, company: string | null }>, closest: { jobDescriptionId: string, title: string, company: string | null, fit: number } | null }> };

export type CompetitiveAnalysisQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type CompetitiveAnalysisQuery = { competitiveAnalysis: { id: string, userId: string, title: string, summary: string, strengths: Array<string>, gaps: Array<string>, createdAt: string, updatedAt: string, resumeVersion: { id: string, resumeId: string, versionNumber: number, origin: VersionOrigin, createdAt: string } | null, jobs: Array<{ jobDescriptionId: string, title: string, company: string | null, score: number | null, unscored: string | null, fit: number }>, closest: { jobDescriptionId: string, title: string, company: string | null, score: number | null, unscored: string | null, fit: number } | null, levers: Array<{ key: string, skill: string, skillId: string | null, kind: LeverKind, points: number, text: string, gains: Array<{ jobDescriptionId: string, title: string, before: number, after: number }> }>, conditions: Array<{ kind: string, asked: number, met: number, unclear: number, words: Array<string> }>, matrix: Array<{ key: string, requirement: string, skillId: string | null, asked: number, required: number, demand: number, status: SkillMatchStatus, standing: string, strength: number, weight: number, points: number, maxPoints: number, evidence: Array<{ path: string | null, text: string }>, cells: Array<{ jobDescriptionId: string, words: string, class: RequirementClass, choice: Array<string>, points: number, maxPoints: number }> }> } | null };

export type CreateCompetitiveAnalysisMutationVariables = Exact<{
  input: CreateCompetitiveAnalysisInput;
}>;


export type CreateCompetitiveAnalysisMutation = { createCompetitiveAnalysis: { id: string } };

export type SetComparisonWeightsMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  weights: Array<RequirementWeightInput> | RequirementWeightInput;
}>;


export type SetComparisonWeightsMutation = { setComparisonWeights: { id: string, userId: string, title: string, summary: string, strengths: Array<string>, gaps: Array<string>, createdAt: string, updatedAt: string, jobs: Array<{ jobDescriptionId: string, title: string, company: string | null, score: number | null, unscored: string | null, fit: number }>, closest: { jobDescriptionId: string, title: string, company: string | null, score: number | null, unscored: string | null, fit: number } | null, levers: Array<{ key: string, skill: string, skillId: string | null, kind: LeverKind, points: number, text: string, gains: Array<{ jobDescriptionId: string, title: string, before: number, after: number }> }>, conditions: Array<{ kind: string, asked: number, met: number, unclear: number, words: Array<string> }>, matrix: Array<{ key: string, requirement: string, skillId: string | null, asked: number, required: number, demand: number, status: SkillMatchStatus, standing: string, strength: number, weight: number, points: number, maxPoints: number, evidence: Array<{ path: string | null, text: string }>, cells: Array<{ jobDescriptionId: string, words: string, class: RequirementClass, choice: Array<string>, points: number, maxPoints: number }> }> } };

export type DeleteCompetitiveAnalysisMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type DeleteCompetitiveAnalysisMutation = { deleteCompetitiveAnalysis: { success: boolean, message: string } };

export type StepFragment = { kind: NextStepKind, text: string, path: string };

export type DashboardQueryVariables = Exact<{
  userId: Scalars['ID']['input'];
}>;


export type DashboardQuery = { dashboard: { resumeCount: number, jobCount: number, matchedCount: number, matches: Array<{ resumeId: string, previousScore: number | null, analysis: { id: string, resumeVersionId: string, jobDescriptionId: string, matchScore: number | null, analysisNotes: string | null, createdAt: string, updatedAt: string, resumeVersion: { id: string, resumeId: string, versionNumber: number, origin: VersionOrigin, createdAt: string }, jobDescription: { id: string, userId: string, title: string, company: string | null, location: string | null, stage: JobStage, sentVersionId: string | null, sentAt: string | null, createdAt: string, updatedAt: string } } }>, missingSkills: Array<{ skill: string, jobs: number, required: number }>, stages: Array<{ stage: JobStage, count: number }>, next: { kind: NextStepKind, text: string, path: string }, otherSteps: Array<{ kind: NextStepKind, text: string, path: string }>, planSteps: Array<{ planId: string, title: string, stepNumber: number, stepCount: number, description: string, estimatedTimeInHours: number, since: string }> } };

export type FactItemFragment = { id: string, requirement: string, kind: OpenQuestionKind, skillId: string | null, level: string | null, reply: RequirementReply, text: string | null, place: string | null, section: string | null, saidAt: string };

export type FactsQueryVariables = Exact<{
  userId: Scalars['ID']['input'];
}>;


export type FactsQuery = { facts: Array<{ id: string, requirement: string, kind: OpenQuestionKind, skillId: string | null, level: string | null, reply: RequirementReply, text: string | null, place: string | null, section: string | null, saidAt: string }> };

export type AddFactMutationVariables = Exact<{
  input: FactInput;
}>;


export type AddFactMutation = { addFact: { id: string, requirement: string, kind: OpenQuestionKind, skillId: string | null, level: string | null, reply: RequirementReply, text: string | null, place: string | null, section: string | null, saidAt: string } };

export type UpdateFactMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  input: FactChangeInput;
}>;


export type UpdateFactMutation = { updateFact: { id: string, requirement: string, kind: OpenQuestionKind, skillId: string | null, level: string | null, reply: RequirementReply, text: string | null, place: string | null, section: string | null, saidAt: string } };

export type DeleteFactMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type DeleteFactMutation = { deleteFact: { success: boolean } };

export type VersionItemFragment = { id: string, resumeId: string, versionNumber: number, origin: VersionOrigin, createdAt: string };

export type ChangePartsFragment = { id: string, section: string, kind: string, path: string, before: string | null, after: string | null, reason: string, evidence: Array<string>, points: number, order: Array<string> | null };

export type JobItemFragment = { id: string, userId: string, title: string, company: string | null, location: string | null, stage: JobStage, sentVersionId: string | null, sentAt: string | null, createdAt: string, updatedAt: string };

export type AnalysisItemFragment = { id: string, resumeVersionId: string, jobDescriptionId: string, matchScore: number | null, analysisNotes: string | null, createdAt: string, updatedAt: string };

export type GuideItemFragment = { id: string, title: string, questionCount: number, practised: number, createdAt: string, resumeVersion: { id: string, resumeId: string, versionNumber: number } | null, jobDescription: { id: string, title: string, company: string | null } | null };

export type TryFragment = { id: string, questionId: string, text: string, words: number, createdAt: string, checks: Array<{ kind: PracticeCheckKind, ok: boolean, message: string }>, findings: Array<{ value: string, line: string, message: string }> };

export type StoryPartFragment = { words: string | null, ask: string | null };

export type InterviewGuidesQueryVariables = Exact<{
  userId: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['ID']['input']>;
}>;


export type InterviewGuidesQuery = { interviewGuides: Array<{ id: string, title: string, questionCount: number, practised: number, createdAt: string, resumeVersion: { id: string, resumeId: string, versionNumber: number } | null, jobDescription: { id: string, title: string, company: string | null } | null }> };

export type InterviewGuideQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type InterviewGuideQuery = { interviewGuide: { notes: Array<string>, id: string, title: string, questionCount: number, practised: number, createdAt: string, questions: Array<{ id: string, category: string, audience: string, question: string, rationale: string, prepare: Array<string>, care: Array<string>, good: Array<string>, cited: Array<{ path: string | null, text: string }>, stories: Array<{ path: string | null, text: string, situation: { words: string | null, ask: string | null }, task: { words: string | null, ask: string | null }, action: { words: string | null, ask: string | null }, result: { words: string | null, ask: string | null } }>, answers: Array<{ id: string, questionId: string, text: string, words: number, createdAt: string, checks: Array<{ kind: PracticeCheckKind, ok: boolean, message: string }>, findings: Array<{ value: string, line: string, message: string }> }> }>, ask: Array<{ question: string, why: string, cited: Array<{ path: string | null, text: string }> }>, resumeVersion: { id: string, resumeId: string, versionNumber: number } | null, jobDescription: { id: string, title: string, company: string | null } | null } | null };

export type GenerateInterviewGuideMutationVariables = Exact<{
  input: GenerateInterviewGuideInput;
}>;


export type GenerateInterviewGuideMutation = { generateInterviewGuide: { id: string } };

export type DeleteInterviewGuideMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type DeleteInterviewGuideMutation = { deleteInterviewGuide: { success: boolean, message: string } };

export type AddPracticeAnswerMutationVariables = Exact<{
  input: PracticeAnswerInput;
}>;


export type AddPracticeAnswerMutation = { addPracticeAnswer: { id: string, questionId: string, text: string, words: number, createdAt: string, checks: Array<{ kind: PracticeCheckKind, ok: boolean, message: string }>, findings: Array<{ value: string, line: string, message: string }> } };

export type DeletePracticeAnswerMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type DeletePracticeAnswerMutation = { deletePracticeAnswer: { success: boolean, message: string } };

export type JobDescriptionsQueryVariables = Exact<{
  userId: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['ID']['input']>;
}>;


export type JobDescriptionsQuery = { jobDescriptions: Array<{ id: string, userId: string, title: string, company: string | null, location: string | null, stage: JobStage, sentVersionId: string | null, sentAt: string | null, createdAt: string, updatedAt: string, analyses: Array<{ id: string, resumeVersionId: string, jobDescriptionId: string, matchScore: number | null, analysisNotes: string | null, createdAt: string, updatedAt: string }> }> };

export type JobDescriptionQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type JobDescriptionQuery = { jobDescription: { description: string, requirements: string | null, notes: string | null, reading: Job, id: string, userId: string, title: string, company: string | null, location: string | null, stage: JobStage, sentVersionId: string | null, sentAt: string | null, createdAt: string, updatedAt: string, salary: string | null, sourceUrl: string | null, foundOn: string | null, appliedOn: string | null, interviewAt: string | null, followUpOn: string | null, sentLetterId: string | null, corrections: Array<{ text: string, class: RequirementClass }>, analyses: Array<{ id: string, resumeVersionId: string, jobDescriptionId: string, matchScore: number | null, analysisNotes: string | null, createdAt: string, updatedAt: string, resumeVersion: { id: string, resumeId: string, versionNumber: number, origin: VersionOrigin, createdAt: string } }>, contacts: Array<{ name: string, role: string, email: string, phone: string }> } | null };

export type CreateJobDescriptionMutationVariables = Exact<{
  input: CreateJobDescriptionInput;
}>;


export type CreateJobDescriptionMutation = { createJobDescription: { reading: Job, id: string, userId: string, title: string, company: string | null, location: string | null, stage: JobStage, sentVersionId: string | null, sentAt: string | null, createdAt: string, updatedAt: string } };

export type UpdateJobDescriptionMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  input: UpdateJobDescriptionInput;
}>;


export type UpdateJobDescriptionMutation = { updateJobDescription: { description: string, requirements: string | null, notes: string | null, reading: Job, id: string, userId: string, title: string, company: string | null, location: string | null, stage: JobStage, sentVersionId: string | null, sentAt: string | null, createdAt: string, updatedAt: string, corrections: Array<{ text: string, class: RequirementClass }> } };

export type DeleteJobDescriptionMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type DeleteJobDescriptionMutation = { deleteJobDescription: { success: boolean, message: string } };

export type RestoreJobDescriptionMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type RestoreJobDescriptionMutation = { restoreJobDescription: { id: string, userId: string, title: string, company: string | null, location: string | null, stage: JobStage, sentVersionId: string | null, sentAt: string | null, createdAt: string, updatedAt: string } };

export type LetterItemFragment = { id: string, userId: string, resumeVersionId: string, jobDescriptionId: string, title: string, tone: Tone, length: number, versionNumber: number, createdAt: string, updatedAt: string };

export type LetterTextFragment = { content: string, instructions: string | null, unchecked: string | null, placeholders: Array<string>, notes: Array<string>, id: string, userId: string, resumeVersionId: string, jobDescriptionId: string, title: string, tone: Tone, length: number, versionNumber: number, createdAt: string, updatedAt: string, answers: Array<{ question: LetterQuestion, text: string }>, paragraphs: Array<{ text: string, sources: Array<{ from: LetterSourceKind, path: string | null, text: string }> }>, findings: Array<{ kind: string, value: string, severity: FindingSeverity, line: string, message: string }> };

export type CoverLettersQueryVariables = Exact<{
  userId: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['ID']['input']>;
}>;


export type CoverLettersQuery = { coverLetters: Array<{ unchecked: string | null, placeholders: Array<string>, id: string, userId: string, resumeVersionId: string, jobDescriptionId: string, title: string, tone: Tone, length: number, versionNumber: number, createdAt: string, updatedAt: string, findings: Array<{ message: string }>, resumeVersion: { id: string, resumeId: string, versionNumber: number, origin: VersionOrigin, createdAt: string } | null, jobDescription: { id: string, userId: string, title: string, company: string | null, location: string | null, stage: JobStage, sentVersionId: string | null, sentAt: string | null, createdAt: string, updatedAt: string } | null }> };

export type CoverLetterQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type CoverLetterQuery = { coverLetter: { content: string, instructions: string | null, unchecked: string | null, placeholders: Array<string>, notes: Array<string>, id: string, userId: string, resumeVersionId: string, jobDescriptionId: string, title: string, tone: Tone, length: number, versionNumber: number, createdAt: string, updatedAt: string, versions: Array<{ number: number, content: string, createdAt: string }>, resumeVersion: { id: string, resumeId: string, versionNumber: number, origin: VersionOrigin, createdAt: string } | null, jobDescription: { id: string, userId: string, title: string, company: string | null, location: string | null, stage: JobStage, sentVersionId: string | null, sentAt: string | null, createdAt: string, updatedAt: string } | null, answers: Array<{ question: LetterQuestion, text: string }>, paragraphs: Array<{ text: string, sources: Array<{ from: LetterSourceKind, path: string | null, text: string }> }>, findings: Array<{ kind: string, value: string, severity: FindingSeverity, line: string, message: string }> } | null };

export type GenerateCoverLetterMutationVariables = Exact<{
  input: GenerateCoverLetterInput;
}>;


export type GenerateCoverLetterMutation = { generateCoverLetter: { id: string } };

export type UpdateCoverLetterMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  input: UpdateCoverLetterInput;
}>;


export type UpdateCoverLetterMutation = { updateCoverLetter: { content: string, instructions: string | null, unchecked: string | null, placeholders: Array<string>, notes: Array<string>, id: string, userId: string, resumeVersionId: string, jobDescriptionId: string, title: string, tone: Tone, length: number, versionNumber: number, createdAt: string, updatedAt: string, answers: Array<{ question: LetterQuestion, text: string }>, paragraphs: Array<{ text: string, sources: Array<{ from: LetterSourceKind, path: string | null, text: string }> }>, findings: Array<{ kind: string, value: string, severity: FindingSeverity, line: string, message: string }> } };

export type DeleteCoverLetterMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type DeleteCoverLetterMutation = { deleteCoverLetter: { success: boolean, message: string } };

export type JobMatchAnalysesQueryVariables = Exact<{
  resumeVersionId: Scalars['ID']['input'];
}>;


export type JobMatchAnalysesQuery = { jobMatchAnalyses: Array<{ id: string, resumeVersionId: string, jobDescriptionId: string, matchScore: number | null, analysisNotes: string | null, createdAt: string, updatedAt: string, jobDescription: { id: string, userId: string, title: string, company: string | null, location: string | null, stage: JobStage, sentVersionId: string | null, sentAt: string | null, createdAt: string, updatedAt: string } }> };

export type JobMatchAnalysisQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type JobMatchAnalysisQuery = { jobMatchAnalysis: { report: Report, id: string, resumeVersionId: string, jobDescriptionId: string, matchScore: number | null, analysisNotes: string | null, createdAt: string, updatedAt: string, resumeVersion: { id: string, resumeId: string, versionNumber: number, origin: VersionOrigin, createdAt: string }, jobDescription: { id: string, userId: string, title: string, company: string | null, location: string | null, stage: JobStage, sentVersionId: string | null, sentAt: string | null, createdAt: string, updatedAt: string } } | null };

export type AnalyzeJobMatchMutationVariables = Exact<{
  input: AnalyzeJobMatchInput;
}>;


export type AnalyzeJobMatchMutation = { analyzeJobMatch: { report: Report, id: string, resumeVersionId: string, jobDescriptionId: string, matchScore: number | null, analysisNotes: string | null, createdAt: string, updatedAt: string } };

export type UpdateAnalysisNotesMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  input: UpdateAnalysisNotesInput;
}>;


export type UpdateAnalysisNotesMutation = { updateAnalysisNotes: { id: string, analysisNotes: string | null, updatedAt: string } };

export type OptimizedVersionFragment = { document: Resume, id: string, resumeId: string, versionNumber: number, origin: VersionOrigin, createdAt: string, sentTo: Array<{ id: string, userId: string, title: string, company: string | null, location: string | null, stage: JobStage, sentVersionId: string | null, sentAt: string | null, createdAt: string, updatedAt: string }>, optimization: { takenBack: Array<string>, notes: Array<string>, tone: Tone, length: TargetLength, rewriteSummary: boolean, rewriteBullets: boolean, reorderSections: boolean, emphasizeSkills: Array<string>, base: { document: Resume, id: string, resumeId: string, versionNumber: number, origin: VersionOrigin, createdAt: string }, jobDescription: { description: string, reading: Job, id: string, userId: string, title: string, company: string | null, location: string | null, stage: JobStage, sentVersionId: string | null, sentAt: string | null, createdAt: string, updatedAt: string } | null, before: { id: string, report: Report } | null, after: { id: string, report: Report } | null, proposed: Array<{ id: string, section: string, kind: string, path: string, before: string | null, after: string | null, reason: string, evidence: Array<string>, points: number, order: Array<string> | null }>, edits: Array<{ changeId: string, text: string }>, answers: Array<{ requirement: string, reply: RequirementReply, path: string | null, text: string | null }>, questions: Array<{ requirement: string, kind: OpenQuestionKind, text: string, why: string, term: string, required: boolean, points: number, places: Array<{ path: string, label: string }>, fact: { id: string, reply: RequirementReply, text: string | null, place: string | null, path: string | null, saidAt: string } | null }>, findings: Array<{ kind: string, value: string, severity: FindingSeverity, line: string, message: string }> } | null };

export type OptimizedResumeQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type OptimizedResumeQuery = { resumeVersion: { document: Resume, id: string, resumeId: string, versionNumber: number, origin: VersionOrigin, createdAt: string, sentTo: Array<{ id: string, userId: string, title: string, company: string | null, location: string | null, stage: JobStage, sentVersionId: string | null, sentAt: string | null, createdAt: string, updatedAt: string }>, optimization: { takenBack: Array<string>, notes: Array<string>, tone: Tone, length: TargetLength, rewriteSummary: boolean, rewriteBullets: boolean, reorderSections: boolean, emphasizeSkills: Array<string>, base: { document: Resume, id: string, resumeId: string, versionNumber: number, origin: VersionOrigin, createdAt: string }, jobDescription: { description: string, reading: Job, id: string, userId: string, title: string, company: string | null, location: string | null, stage: JobStage, sentVersionId: string | null, sentAt: string | null, createdAt: string, updatedAt: string } | null, before: { id: string, report: Report } | null, after: { id: string, report: Report } | null, proposed: Array<{ id: string, section: string, kind: string, path: string, before: string | null, after: string | null, reason: string, evidence: Array<string>, points: number, order: Array<string> | null }>, edits: Array<{ changeId: string, text: string }>, answers: Array<{ requirement: string, reply: RequirementReply, path: string | null, text: string | null }>, questions: Array<{ requirement: string, kind: OpenQuestionKind, text: string, why: string, term: string, required: boolean, points: number, places: Array<{ path: string, label: string }>, fact: { id: string, reply: RequirementReply, text: string | null, place: string | null, path: string | null, saidAt: string } | null }>, findings: Array<{ kind: string, value: string, severity: FindingSeverity, line: string, message: string }> } | null } | null };

export type GenerateOptimizedResumeMutationVariables = Exact<{
  input: GenerateOptimizedResumeInput;
}>;


export type GenerateOptimizedResumeMutation = { generateOptimizedResume: { document: Resume, id: string, resumeId: string, versionNumber: number, origin: VersionOrigin, createdAt: string, sentTo: Array<{ id: string, userId: string, title: string, company: string | null, location: string | null, stage: JobStage, sentVersionId: string | null, sentAt: string | null, createdAt: string, updatedAt: string }>, optimization: { takenBack: Array<string>, notes: Array<string>, tone: Tone, length: TargetLength, rewriteSummary: boolean, rewriteBullets: boolean, reorderSections: boolean, emphasizeSkills: Array<string>, base: { document: Resume, id: string, resumeId: string, versionNumber: number, origin: VersionOrigin, createdAt: string }, jobDescription: { description: string, reading: Job, id: string, userId: string, title: string, company: string | null, location: string | null, stage: JobStage, sentVersionId: string | null, sentAt: string | null, createdAt: string, updatedAt: string } | null, before: { id: string, report: Report } | null, after: { id: string, report: Report } | null, proposed: Array<{ id: string, section: string, kind: string, path: string, before: string | null, after: string | null, reason: string, evidence: Array<string>, points: number, order: Array<string> | null }>, edits: Array<{ changeId: string, text: string }>, answers: Array<{ requirement: string, reply: RequirementReply, path: string | null, text: string | null }>, questions: Array<{ requirement: string, kind: OpenQuestionKind, text: string, why: string, term: string, required: boolean, points: number, places: Array<{ path: string, label: string }>, fact: { id: string, reply: RequirementReply, text: string | null, place: string | null, path: string | null, saidAt: string } | null }>, findings: Array<{ kind: string, value: string, severity: FindingSeverity, line: string, message: string }> } | null } };

export type DecideChangesMutationVariables = Exact<{
  input: DecideChangesInput;
}>;


export type DecideChangesMutation = { decideChanges: { document: Resume, id: string, resumeId: string, versionNumber: number, origin: VersionOrigin, createdAt: string, sentTo: Array<{ id: string, userId: string, title: string, company: string | null, location: string | null, stage: JobStage, sentVersionId: string | null, sentAt: string | null, createdAt: string, updatedAt: string }>, optimization: { takenBack: Array<string>, notes: Array<string>, tone: Tone, length: TargetLength, rewriteSummary: boolean, rewriteBullets: boolean, reorderSections: boolean, emphasizeSkills: Array<string>, base: { document: Resume, id: string, resumeId: string, versionNumber: number, origin: VersionOrigin, createdAt: string }, jobDescription: { description: string, reading: Job, id: string, userId: string, title: string, company: string | null, location: string | null, stage: JobStage, sentVersionId: string | null, sentAt: string | null, createdAt: string, updatedAt: string } | null, before: { id: string, report: Report } | null, after: { id: string, report: Report } | null, proposed: Array<{ id: string, section: string, kind: string, path: string, before: string | null, after: string | null, reason: string, evidence: Array<string>, points: number, order: Array<string> | null }>, edits: Array<{ changeId: string, text: string }>, answers: Array<{ requirement: string, reply: RequirementReply, path: string | null, text: string | null }>, questions: Array<{ requirement: string, kind: OpenQuestionKind, text: string, why: string, term: string, required: boolean, points: number, places: Array<{ path: string, label: string }>, fact: { id: string, reply: RequirementReply, text: string | null, place: string | null, path: string | null, saidAt: string } | null }>, findings: Array<{ kind: string, value: string, severity: FindingSeverity, line: string, message: string }> } | null } };

export type NamesQueryVariables = Exact<{
  userId: Scalars['ID']['input'];
  first: Scalars['Int']['input'];
}>;


export type NamesQuery = { resumes: Array<{ id: string, title: string, versions: Array<{ id: string, versionNumber: number, origin: VersionOrigin }> }>, jobDescriptions: Array<{ id: string, title: string, company: string | null }>, coverLetters: Array<{ id: string, title: string }>, interviewGuides: Array<{ id: string, title: string }>, competitiveAnalyses: Array<{ id: string, title: string }>, skillDevelopmentPlans: Array<{ id: string, title: string }> };

export type PlanItemFragment = { id: string, title: string, skillId: string, currentProficiencyLevel: number, targetProficiencyLevel: number, estimatedTimeToComplete: number, hoursDone: number, progress: number, doneAt: string | null, updatedAt: string, skill: { id: string, name: string, category: string, family: string } };

export type PlanWholeFragment = { nextStepId: string | null, suggestion: string | null, notes: Array<string>, id: string, title: string, skillId: string, currentProficiencyLevel: number, targetProficiencyLevel: number, estimatedTimeToComplete: number, hoursDone: number, progress: number, doneAt: string | null, updatedAt: string, steps: Array<{ id: string, stepNumber: number, description: string, estimatedTimeInHours: number, done: boolean, doneAt: string | null, evidence: string, basis: string, resources: Array<{ id: string, resourceType: string, title: string, url: string | null, description: string | null }> }>, skill: { id: string, name: string, category: string, family: string } };

export type SkillDevelopmentPlansQueryVariables = Exact<{
  userId: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['ID']['input']>;
}>;


export type SkillDevelopmentPlansQuery = { skillDevelopmentPlans: Array<{ id: string, title: string, skillId: string, currentProficiencyLevel: number, targetProficiencyLevel: number, estimatedTimeToComplete: number, hoursDone: number, progress: number, doneAt: string | null, updatedAt: string, skill: { id: string, name: string, category: string, family: string } }> };

export type SkillDevelopmentPlanQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type SkillDevelopmentPlanQuery = { skillDevelopmentPlan: { nextStepId: string | null, suggestion: string | null, notes: Array<string>, id: string, title: string, skillId: string, currentProficiencyLevel: number, targetProficiencyLevel: number, estimatedTimeToComplete: number, hoursDone: number, progress: number, doneAt: string | null, updatedAt: string, steps: Array<{ id: string, stepNumber: number, description: string, estimatedTimeInHours: number, done: boolean, doneAt: string | null, evidence: string, basis: string, resources: Array<{ id: string, resourceType: string, title: string, url: string | null, description: string | null }> }>, skill: { id: string, name: string, category: string, family: string } } | null };

export type CreateSkillDevelopmentPlanMutationVariables = Exact<{
  input: CreateSkillDevelopmentPlanInput;
}>;


export type CreateSkillDevelopmentPlanMutation = { createSkillDevelopmentPlan: { nextStepId: string | null, suggestion: string | null, notes: Array<string>, id: string, title: string, skillId: string, currentProficiencyLevel: number, targetProficiencyLevel: number, estimatedTimeToComplete: number, hoursDone: number, progress: number, doneAt: string | null, updatedAt: string, steps: Array<{ id: string, stepNumber: number, description: string, estimatedTimeInHours: number, done: boolean, doneAt: string | null, evidence: string, basis: string, resources: Array<{ id: string, resourceType: string, title: string, url: string | null, description: string | null }> }>, skill: { id: string, name: string, category: string, family: string } } };

export type SetPlanStepDoneMutationVariables = Exact<{
  stepId: Scalars['ID']['input'];
  done: Scalars['Boolean']['input'];
}>;


export type SetPlanStepDoneMutation = { setPlanStepDone: { nextStepId: string | null, suggestion: string | null, notes: Array<string>, id: string, title: string, skillId: string, currentProficiencyLevel: number, targetProficiencyLevel: number, estimatedTimeToComplete: number, hoursDone: number, progress: number, doneAt: string | null, updatedAt: string, steps: Array<{ id: string, stepNumber: number, description: string, estimatedTimeInHours: number, done: boolean, doneAt: string | null, evidence: string, basis: string, resources: Array<{ id: string, resourceType: string, title: string, url: string | null, description: string | null }> }>, skill: { id: string, name: string, category: string, family: string } } };

export type DeleteSkillDevelopmentPlanMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type DeleteSkillDevelopmentPlanMutation = { deleteSkillDevelopmentPlan: { success: boolean, message: string } };

export type ResumesQueryVariables = Exact<{
  userId: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['ID']['input']>;
}>;


export type ResumesQuery = { resumes: Array<{ id: string, userId: string, title: string, tags: Array<string>, archivedAt: string | null, versionCount: number, createdAt: string, updatedAt: string, latest: { id: string, resumeId: string, versionNumber: number, origin: VersionOrigin, createdAt: string }, versions: Array<{ id: string, versionNumber: number, jobMatches: Array<{ id: string, resumeVersionId: string, jobDescriptionId: string, matchScore: number | null, analysisNotes: string | null, createdAt: string, updatedAt: string, jobDescription: { id: string, userId: string, title: string, company: string | null, location: string | null, stage: JobStage, sentVersionId: string | null, sentAt: string | null, createdAt: string, updatedAt: string } }> }>, upload: { fileName: string, format: string, bytes: number, uploadedAt: string } | null }> };

export type ResumeQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type ResumeQuery = { resume: { id: string, userId: string, title: string, tags: Array<string>, archivedAt: string | null, versionCount: number, content: string, document: Resume, createdAt: string, updatedAt: string, upload: { fileName: string, format: string, bytes: number, uploadedAt: string } | null, latest: { id: string, resumeId: string, versionNumber: number, origin: VersionOrigin, createdAt: string } } | null };

export type VersionRowFragment = { id: string, resumeId: string, versionNumber: number, origin: VersionOrigin, createdAt: string, sentTo: Array<{ id: string, userId: string, title: string, company: string | null, location: string | null, stage: JobStage, sentVersionId: string | null, sentAt: string | null, createdAt: string, updatedAt: string }>, jobMatches: Array<{ id: string, resumeVersionId: string, jobDescriptionId: string, matchScore: number | null, analysisNotes: string | null, createdAt: string, updatedAt: string, jobDescription: { id: string, userId: string, title: string, company: string | null, location: string | null, stage: JobStage, sentVersionId: string | null, sentAt: string | null, createdAt: string, updatedAt: string } }>, optimization: { base: { id: string, resumeId: string, versionNumber: number, origin: VersionOrigin, createdAt: string }, jobDescription: { id: string, userId: string, title: string, company: string | null, location: string | null, stage: JobStage, sentVersionId: string | null, sentAt: string | null, createdAt: string, updatedAt: string } | null, before: { id: string, matchScore: number | null } | null, after: { id: string, matchScore: number | null } | null } | null };

export type ResumeVersionsQueryVariables = Exact<{
  resumeId: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['ID']['input']>;
}>;


export type ResumeVersionsQuery = { resumeVersions: Array<{ id: string, resumeId: string, versionNumber: number, origin: VersionOrigin, createdAt: string, sentTo: Array<{ id: string, userId: string, title: string, company: string | null, location: string | null, stage: JobStage, sentVersionId: string | null, sentAt: string | null, createdAt: string, updatedAt: string }>, jobMatches: Array<{ id: string, resumeVersionId: string, jobDescriptionId: string, matchScore: number | null, analysisNotes: string | null, createdAt: string, updatedAt: string, jobDescription: { id: string, userId: string, title: string, company: string | null, location: string | null, stage: JobStage, sentVersionId: string | null, sentAt: string | null, createdAt: string, updatedAt: string } }>, optimization: { base: { id: string, resumeId: string, versionNumber: number, origin: VersionOrigin, createdAt: string }, jobDescription: { id: string, userId: string, title: string, company: string | null, location: string | null, stage: JobStage, sentVersionId: string | null, sentAt: string | null, createdAt: string, updatedAt: string } | null, before: { id: string, matchScore: number | null } | null, after: { id: string, matchScore: number | null } | null } | null }> };

export type ResumeVersionQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type ResumeVersionQuery = { resumeVersion: { content: string, document: Resume, optimizationNotes: string | null, id: string, resumeId: string, versionNumber: number, origin: VersionOrigin, createdAt: string, jobMatches: Array<{ id: string, resumeVersionId: string, jobDescriptionId: string, matchScore: number | null, analysisNotes: string | null, createdAt: string, updatedAt: string }> } | null };

export type CompareVersionsQueryVariables = Exact<{
  from: Scalars['ID']['input'];
  to: Scalars['ID']['input'];
}>;


export type CompareVersionsQuery = { compareVersions: { from: { id: string, resumeId: string, versionNumber: number, origin: VersionOrigin, createdAt: string }, to: { id: string, resumeId: string, versionNumber: number, origin: VersionOrigin, createdAt: string }, lines: Array<{ section: string, before: string | null, after: string | null }>, scores: Array<{ from: number, to: number, jobDescription: { id: string, userId: string, title: string, company: string | null, location: string | null, stage: JobStage, sentVersionId: string | null, sentAt: string | null, createdAt: string, updatedAt: string } }> } };

export type TrashQueryVariables = Exact<{
  userId: Scalars['ID']['input'];
}>;


export type TrashQuery = { trash: Array<{ id: string, kind: TrashKind, title: string, deletedAt: string, erasedAt: string }> };

export type CreateResumeMutationVariables = Exact<{
  input: CreateResumeInput;
}>;


export type CreateResumeMutation = { createResume: { id: string, title: string, latest: { id: string, resumeId: string, versionNumber: number, origin: VersionOrigin, createdAt: string } } };

export type UpdateResumeMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  input: UpdateResumeInput;
}>;


export type UpdateResumeMutation = { updateResume: { id: string, title: string, tags: Array<string>, archivedAt: string | null, updatedAt: string, latest: { id: string, resumeId: string, versionNumber: number, origin: VersionOrigin, createdAt: string } } };

export type DeleteResumeMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type DeleteResumeMutation = { deleteResume: { success: boolean, message: string } };

export type CreateResumeVersionMutationVariables = Exact<{
  input: CreateResumeVersionInput;
}>;


export type CreateResumeVersionMutation = { createResumeVersion: { content: string, document: Resume, id: string, resumeId: string, versionNumber: number, origin: VersionOrigin, createdAt: string } };

export type RestoreResumeVersionMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  requestKey?: InputMaybe<Scalars['String']['input']>;
}>;


export type RestoreResumeVersionMutation = { restoreResumeVersion: { id: string, resumeId: string, versionNumber: number, origin: VersionOrigin, createdAt: string } };

export type DuplicateResumeMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  requestKey?: InputMaybe<Scalars['String']['input']>;
}>;


export type DuplicateResumeMutation = { duplicateResume: { id: string, title: string } };

export type RestoreResumeMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type RestoreResumeMutation = { restoreResume: { id: string, title: string } };

export type EmptyTrashMutationVariables = Exact<{
  id?: InputMaybe<Scalars['ID']['input']>;
}>;


export type EmptyTrashMutation = { emptyTrash: { success: boolean, message: string } };

export type RunSelfTestMutationVariables = Exact<{
  requestKey: Scalars['String']['input'];
}>;


export type RunSelfTestMutation = { runSelfTest: boolean };

export type SkillNameFragment = { id: string, name: string, category: string, family: string };

export type UserSkillItemFragment = { id: string, skillId: string, proficiencyLevel: number, levelSource: LevelSource, levelReason: string, yearsOfExperience: number | null, lastUsedDate: string | null, isCurrent: boolean, said: boolean, grade: EvidenceGrade | null, strength: number, evidence: Array<{ resumeId: string, resumeTitle: string, path: string, text: string, grade: EvidenceGrade }>, skill: { id: string, name: string, category: string, family: string } };

export type UserSkillsQueryVariables = Exact<{
  userId: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['ID']['input']>;
}>;


export type UserSkillsQuery = { userSkills: Array<{ id: string, skillId: string, proficiencyLevel: number, levelSource: LevelSource, levelReason: string, yearsOfExperience: number | null, lastUsedDate: string | null, isCurrent: boolean, said: boolean, grade: EvidenceGrade | null, strength: number, evidence: Array<{ resumeId: string, resumeTitle: string, path: string, text: string, grade: EvidenceGrade }>, skill: { id: string, name: string, category: string, family: string } }> };

export type SkillRecommendationsQueryVariables = Exact<{
  userId: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
}>;


export type SkillRecommendationsQuery = { skillRecommendations: Array<{ id: string, skillId: string, points: number, jobs: number, required: number, compared: number, lifts: number, known: boolean, gains: Array<{ jobDescriptionId: string, title: string, before: number, after: number }>, skill: { id: string, name: string, category: string, family: string } }> };

export type HiddenSkillsQueryVariables = Exact<{
  userId: Scalars['ID']['input'];
}>;


export type HiddenSkillsQuery = { hiddenSkills: Array<{ userSkillId: string | null, hiddenAt: string, skill: { id: string, name: string, category: string, family: string } }> };

export type SearchSkillsQueryVariables = Exact<{
  text: Scalars['String']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
}>;


export type SearchSkillsQuery = { searchSkills: Array<{ description: string | null, id: string, name: string, category: string, family: string }> };

export type AddUserSkillMutationVariables = Exact<{
  input: UserSkillInput;
}>;


export type AddUserSkillMutation = { addUserSkill: { id: string, skillId: string, proficiencyLevel: number, levelSource: LevelSource, levelReason: string, yearsOfExperience: number | null, lastUsedDate: string | null, isCurrent: boolean, said: boolean, grade: EvidenceGrade | null, strength: number, evidence: Array<{ resumeId: string, resumeTitle: string, path: string, text: string, grade: EvidenceGrade }>, skill: { id: string, name: string, category: string, family: string } } };

export type UpdateUserSkillMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  input: UserSkillInput;
}>;


export type UpdateUserSkillMutation = { updateUserSkill: { id: string, skillId: string, proficiencyLevel: number, levelSource: LevelSource, levelReason: string, yearsOfExperience: number | null, lastUsedDate: string | null, isCurrent: boolean, said: boolean, grade: EvidenceGrade | null, strength: number, evidence: Array<{ resumeId: string, resumeTitle: string, path: string, text: string, grade: EvidenceGrade }>, skill: { id: string, name: string, category: string, family: string } } };

export type DeleteUserSkillMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type DeleteUserSkillMutation = { deleteUserSkill: { success: boolean, message: string } };

export type ForgetUserSkillMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type ForgetUserSkillMutation = { forgetUserSkill: { success: boolean, message: string } };

export type HideSkillRecommendationMutationVariables = Exact<{
  skillId: Scalars['ID']['input'];
  hidden: Scalars['Boolean']['input'];
}>;


export type HideSkillRecommendationMutation = { hideSkillRecommendation: boolean };

export type RestoreCoverLetterMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type RestoreCoverLetterMutation = { restoreCoverLetter: { id: string } };

export type RestoreSkillDevelopmentPlanMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type RestoreSkillDevelopmentPlanMutation = { restoreSkillDevelopmentPlan: { id: string } };

export type RestoreInterviewGuideMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type RestoreInterviewGuideMutation = { restoreInterviewGuide: { id: string } };

export type RestoreCompetitiveAnalysisMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type RestoreCompetitiveAnalysisMutation = { restoreCompetitiveAnalysis: { id: string } };

export type UsageQueryVariables = Exact<{
  userId: Scalars['ID']['input'];
}>;


export type UsageQuery = { usage: { planName: string, price: number, entitlements: Array<{ item: EntitlementItem, per: EntitlementPer, bound: number, used: number | null }> } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const JobTrackingFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment JobTracking on JobDescription {
  salary
  sourceUrl
  foundOn
  appliedOn
  interviewAt
  followUpOn
  sentLetterId
  contacts {
    name
    role
    email
    phone
  }
}
    `, {"fragmentName":"JobTracking"}) as unknown as TypedDocumentString<JobTrackingFragment, unknown>;
export const ComparedJobPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ComparedJobParts on ComparedJob {
  jobDescriptionId
  title
  company
  score
  unscored
  fit
}
    `, {"fragmentName":"ComparedJobParts"}) as unknown as TypedDocumentString<ComparedJobPartsFragment, unknown>;
export const ComparisonPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ComparisonParts on CompetitiveAnalysis {
  id
  userId
  title
  summary
  strengths
  gaps
  createdAt
  updatedAt
  jobs {
    ...ComparedJobParts
  }
  closest {
    ...ComparedJobParts
  }
  levers {
    key
    skill
    skillId
    kind
    points
    text
    gains {
      jobDescriptionId
      title
      before
      after
    }
  }
  conditions {
    kind
    asked
    met
    unclear
    words
  }
  matrix {
    key
    requirement
    skillId
    asked
    required
    demand
    status
    standing
    strength
    evidence {
      path
      text
    }
    weight
    points
    maxPoints
    cells {
      jobDescriptionId
      words
      class
      choice
      points
      maxPoints
    }
  }
}
    fragment ComparedJobParts on ComparedJob {
  jobDescriptionId
  title
  company
  score
  unscored
  fit
}`, {"fragmentName":"ComparisonParts"}) as unknown as TypedDocumentString<ComparisonPartsFragment, unknown>;
export const StepFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment Step on NextStep {
  kind
  text
  path
}
    `, {"fragmentName":"Step"}) as unknown as TypedDocumentString<StepFragment, unknown>;
export const FactItemFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment FactItem on Fact {
  id
  requirement
  kind
  skillId
  level
  reply
  text
  place
  section
  saidAt
}
    `, {"fragmentName":"FactItem"}) as unknown as TypedDocumentString<FactItemFragment, unknown>;
export const GuideItemFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment GuideItem on InterviewGuide {
  id
  title
  questionCount
  practised
  createdAt
  resumeVersion {
    id
    resumeId
    versionNumber
  }
  jobDescription {
    id
    title
    company
  }
}
    `, {"fragmentName":"GuideItem"}) as unknown as TypedDocumentString<GuideItemFragment, unknown>;
export const TryFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment Try on PracticeAnswer {
  id
  questionId
  text
  words
  createdAt
  checks {
    kind
    ok
    message
  }
  findings {
    value
    line
    message
  }
}
    `, {"fragmentName":"Try"}) as unknown as TypedDocumentString<TryFragment, unknown>;
export const StoryPartFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment StoryPart on StoryPiece {
  words
  ask
}
    `, {"fragmentName":"StoryPart"}) as unknown as TypedDocumentString<StoryPartFragment, unknown>;
export const LetterItemFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment LetterItem on CoverLetter {
  id
  userId
  resumeVersionId
  jobDescriptionId
  title
  tone
  length
  versionNumber
  createdAt
  updatedAt
}
    `, {"fragmentName":"LetterItem"}) as unknown as TypedDocumentString<LetterItemFragment, unknown>;
export const LetterTextFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment LetterText on CoverLetter {
  ...LetterItem
  content
  instructions
  unchecked
  placeholders
  notes
  answers {
    question
    text
  }
  paragraphs {
    text
    sources {
      from
      path
      text
    }
  }
  findings {
    kind
    value
    severity
    line
    message
  }
}
    fragment LetterItem on CoverLetter {
  id
  userId
  resumeVersionId
  jobDescriptionId
  title
  tone
  length
  versionNumber
  createdAt
  updatedAt
}`, {"fragmentName":"LetterText"}) as unknown as TypedDocumentString<LetterTextFragment, unknown>;
export const VersionItemFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment VersionItem on ResumeVersion {
  id
  resumeId
  versionNumber
  origin
  createdAt
}
    `, {"fragmentName":"VersionItem"}) as unknown as TypedDocumentString<VersionItemFragment, unknown>;
export const JobItemFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment JobItem on JobDescription {
  id
  userId
  title
  company
  location
  stage
  sentVersionId
  sentAt
  createdAt
  updatedAt
}
    `, {"fragmentName":"JobItem"}) as unknown as TypedDocumentString<JobItemFragment, unknown>;
export const ChangePartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ChangeParts on ResumeChange {
  id
  section
  kind
  path
  before
  after
  reason
  evidence
  points
  order
}
    `, {"fragmentName":"ChangeParts"}) as unknown as TypedDocumentString<ChangePartsFragment, unknown>;
export const OptimizedVersionFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment OptimizedVersion on ResumeVersion {
  ...VersionItem
  document
  sentTo {
    ...JobItem
  }
  optimization {
    base {
      ...VersionItem
      document
    }
    jobDescription {
      ...JobItem
      description
      reading
    }
    before {
      id
      report
    }
    after {
      id
      report
    }
    proposed {
      ...ChangeParts
    }
    takenBack
    edits {
      changeId
      text
    }
    answers {
      requirement
      reply
      path
      text
    }
    questions {
      requirement
      kind
      text
      why
      term
      required
      points
      places {
        path
        label
      }
      fact {
        id
        reply
        text
        place
        path
        saidAt
      }
    }
    findings {
      kind
      value
      severity
      line
      message
    }
    notes
    tone
    length
    rewriteSummary
    rewriteBullets
    reorderSections
    emphasizeSkills
  }
}
    fragment VersionItem on ResumeVersion {
  id
  resumeId
  versionNumber
  origin
  createdAt
}
fragment ChangeParts on ResumeChange {
  id
  section
  kind
  path
  before
  after
  reason
  evidence
  points
  order
}
fragment JobItem on JobDescription {
  id
  userId
  title
  company
  location
  stage
  sentVersionId
  sentAt
  createdAt
  updatedAt
}`, {"fragmentName":"OptimizedVersion"}) as unknown as TypedDocumentString<OptimizedVersionFragment, unknown>;
export const SkillNameFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment SkillName on Skill {
  id
  name
  category
  family
}
    `, {"fragmentName":"SkillName"}) as unknown as TypedDocumentString<SkillNameFragment, unknown>;
export const PlanItemFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment PlanItem on SkillDevelopmentPlan {
  id
  title
  skillId
  currentProficiencyLevel
  targetProficiencyLevel
  estimatedTimeToComplete
  hoursDone
  progress
  doneAt
  updatedAt
  skill {
    ...SkillName
  }
}
    fragment SkillName on Skill {
  id
  name
  category
  family
}`, {"fragmentName":"PlanItem"}) as unknown as TypedDocumentString<PlanItemFragment, unknown>;
export const PlanWholeFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment PlanWhole on SkillDevelopmentPlan {
  ...PlanItem
  nextStepId
  suggestion
  notes
  steps {
    id
    stepNumber
    description
    estimatedTimeInHours
    done
    doneAt
    evidence
    basis
    resources {
      id
      resourceType
      title
      url
      description
    }
  }
}
    fragment PlanItem on SkillDevelopmentPlan {
  id
  title
  skillId
  currentProficiencyLevel
  targetProficiencyLevel
  estimatedTimeToComplete
  hoursDone
  progress
  doneAt
  updatedAt
  skill {
    ...SkillName
  }
}
fragment SkillName on Skill {
  id
  name
  category
  family
}`, {"fragmentName":"PlanWhole"}) as unknown as TypedDocumentString<PlanWholeFragment, unknown>;
export const AnalysisItemFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment AnalysisItem on JobMatchAnalysis {
  id
  resumeVersionId
  jobDescriptionId
  matchScore
  analysisNotes
  createdAt
  updatedAt
}
    `, {"fragmentName":"AnalysisItem"}) as unknown as TypedDocumentString<AnalysisItemFragment, unknown>;
export const VersionRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment VersionRow on ResumeVersion {
  ...VersionItem
  sentTo {
    ...JobItem
  }
  jobMatches(first: 1) {
    ...AnalysisItem
    jobDescription {
      ...JobItem
    }
  }
  optimization {
    base {
      ...VersionItem
    }
    jobDescription {
      ...JobItem
    }
    before {
      id
      matchScore
    }
    after {
      id
      matchScore
    }
  }
}
    fragment VersionItem on ResumeVersion {
  id
  resumeId
  versionNumber
  origin
  createdAt
}
fragment JobItem on JobDescription {
  id
  userId
  title
  company
  location
  stage
  sentVersionId
  sentAt
  createdAt
  updatedAt
}
fragment AnalysisItem on JobMatchAnalysis {
  id
  resumeVersionId
  jobDescriptionId
  matchScore
  analysisNotes
  createdAt
  updatedAt
}`, {"fragmentName":"VersionRow"}) as unknown as TypedDocumentString<VersionRowFragment, unknown>;
export const UserSkillItemFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment UserSkillItem on UserSkill {
  id
  skillId
  proficiencyLevel
  levelSource
  levelReason
  yearsOfExperience
  lastUsedDate
  isCurrent
  said
  grade
  strength
  evidence {
    resumeId
    resumeTitle
    path
    text
    grade
  }
  skill {
    ...SkillName
  }
}
    fragment SkillName on Skill {
  id
  name
  category
  family
}`, {"fragmentName":"UserSkillItem"}) as unknown as TypedDocumentString<UserSkillItemFragment, unknown>;
export const JobBoardDocument = /*#__PURE__*/ new TypedDocumentString(`
    query JobBoard($userId: ID!, $first: Int, $after: ID, $filter: JobFilter, $sort: JobSort) {
  jobDescriptions(
    userId: $userId
    first: $first
    after: $after
    filter: $filter
    sort: $sort
  ) {
    ...JobItem
    ...JobTracking
    sentVersion {
      versionNumber
    }
    analyses(first: 1) {
      matchScore
    }
  }
}
    fragment JobTracking on JobDescription {
  salary
  sourceUrl
  foundOn
  appliedOn
  interviewAt
  followUpOn
  sentLetterId
  contacts {
    name
    role
    email
    phone
  }
}
fragment JobItem on JobDescription {
  id
  userId
  title
  company
  location
  stage
  sentVersionId
  sentAt
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<JobBoardQuery, JobBoardQueryVariables>;
export const JobCountsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query JobCounts($userId: ID!, $filter: JobFilter, $today: Date) {
  jobCounts(userId: $userId, filter: $filter, today: $today) {
    stages {
      stage
      count
    }
    followUpsDue
    interviews
  }
}
    `) as unknown as TypedDocumentString<JobCountsQuery, JobCountsQueryVariables>;
export const ReadPostingDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ReadPosting($url: String!) {
  readPosting(url: $url) {
    url
    title
    company
    location
    salary
    description
  }
}
    `) as unknown as TypedDocumentString<ReadPostingMutation, ReadPostingMutationVariables>;
export const CompetitiveAnalysesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CompetitiveAnalyses($userId: ID!, $first: Int, $after: ID) {
  competitiveAnalyses(userId: $userId, first: $first, after: $after) {
    id
    title
    createdAt
    jobs {
      jobDescriptionId
      title
      company
    }
    closest {
      jobDescriptionId
      title
      company
      fit
    }
  }
}
    `) as unknown as TypedDocumentString<CompetitiveAnalysesQuery, CompetitiveAnalysesQueryVariables>;
export const CompetitiveAnalysisDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CompetitiveAnalysis($id: ID!) {
  competitiveAnalysis(id: $id) {
    ...ComparisonParts
    resumeVersion {
      ...VersionItem
    }
  }
}
    fragment ComparedJobParts on ComparedJob {
  jobDescriptionId
  title
  company
  score
  unscored
  fit
}
fragment ComparisonParts on CompetitiveAnalysis {
  id
  userId
  title
  summary
  strengths
  gaps
  createdAt
  updatedAt
  jobs {
    ...ComparedJobParts
  }
  closest {
    ...ComparedJobParts
  }
  levers {
    key
    skill
    skillId
    kind
    points
    text
    gains {
      jobDescriptionId
      title
      before
      after
    }
  }
  conditions {
    kind
    asked
    met
    unclear
    words
  }
  matrix {
    key
    requirement
    skillId
    asked
    required
    demand
    status
    standing
    strength
    evidence {
      path
      text
    }
    weight
    points
    maxPoints
    cells {
      jobDescriptionId
      words
      class
      choice
      points
      maxPoints
    }
  }
}
fragment VersionItem on ResumeVersion {
  id
  resumeId
  versionNumber
  origin
  createdAt
}`) as unknown as TypedDocumentString<CompetitiveAnalysisQuery, CompetitiveAnalysisQueryVariables>;
export const CreateCompetitiveAnalysisDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateCompetitiveAnalysis($input: CreateCompetitiveAnalysisInput!) {
  createCompetitiveAnalysis(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<CreateCompetitiveAnalysisMutation, CreateCompetitiveAnalysisMutationVariables>;
export const SetComparisonWeightsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SetComparisonWeights($id: ID!, $weights: [RequirementWeightInput!]!) {
  setComparisonWeights(id: $id, weights: $weights) {
    ...ComparisonParts
  }
}
    fragment ComparedJobParts on ComparedJob {
  jobDescriptionId
  title
  company
  score
  unscored
  fit
}
fragment ComparisonParts on CompetitiveAnalysis {
  id
  userId
  title
  summary
  strengths
  gaps
  createdAt
  updatedAt
  jobs {
    ...ComparedJobParts
  }
  closest {
    ...ComparedJobParts
  }
  levers {
    key
    skill
    skillId
    kind
    points
    text
    gains {
      jobDescriptionId
      title
      before
      after
    }
  }
  conditions {
    kind
    asked
    met
    unclear
    words
  }
  matrix {
    key
    requirement
    skillId
    asked
    required
    demand
    status
    standing
    strength
    evidence {
      path
      text
    }
    weight
    points
    maxPoints
    cells {
      jobDescriptionId
      words
      class
      choice
      points
      maxPoints
    }
  }
}`) as unknown as TypedDocumentString<SetComparisonWeightsMutation, SetComparisonWeightsMutationVariables>;
export const DeleteCompetitiveAnalysisDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteCompetitiveAnalysis($id: ID!) {
  deleteCompetitiveAnalysis(id: $id) {
    success
    message
  }
}
    `) as unknown as TypedDocumentString<DeleteCompetitiveAnalysisMutation, DeleteCompetitiveAnalysisMutationVariables>;
export const DashboardDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Dashboard($userId: ID!) {
  dashboard(userId: $userId) {
    resumeCount
    jobCount
    matches {
      resumeId
      previousScore
      analysis {
        ...AnalysisItem
        resumeVersion {
          ...VersionItem
        }
        jobDescription {
          ...JobItem
        }
      }
    }
    missingSkills {
      skill
      jobs
      required
    }
    matchedCount
    stages {
      stage
      count
    }
    next {
      ...Step
    }
    otherSteps {
      ...Step
    }
    planSteps {
      planId
      title
      stepNumber
      stepCount
      description
      estimatedTimeInHours
      since
    }
  }
}
    fragment Step on NextStep {
  kind
  text
  path
}
fragment VersionItem on ResumeVersion {
  id
  resumeId
  versionNumber
  origin
  createdAt
}
fragment JobItem on JobDescription {
  id
  userId
  title
  company
  location
  stage
  sentVersionId
  sentAt
  createdAt
  updatedAt
}
fragment AnalysisItem on JobMatchAnalysis {
  id
  resumeVersionId
  jobDescriptionId
  matchScore
  analysisNotes
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<DashboardQuery, DashboardQueryVariables>;
export const FactsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Facts($userId: ID!) {
  facts(userId: $userId) {
    ...FactItem
  }
}
    fragment FactItem on Fact {
  id
  requirement
  kind
  skillId
  level
  reply
  text
  place
  section
  saidAt
}`) as unknown as TypedDocumentString<FactsQuery, FactsQueryVariables>;
export const AddFactDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AddFact($input: FactInput!) {
  addFact(input: $input) {
    ...FactItem
  }
}
    fragment FactItem on Fact {
  id
  requirement
  kind
  skillId
  level
  reply
  text
  place
  section
  saidAt
}`) as unknown as TypedDocumentString<AddFactMutation, AddFactMutationVariables>;
export const UpdateFactDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateFact($id: ID!, $input: FactChangeInput!) {
  updateFact(id: $id, input: $input) {
    ...FactItem
  }
}
    fragment FactItem on Fact {
  id
  requirement
  kind
  skillId
  level
  reply
  text
  place
  section
  saidAt
}`) as unknown as TypedDocumentString<UpdateFactMutation, UpdateFactMutationVariables>;
export const DeleteFactDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteFact($id: ID!) {
  deleteFact(id: $id) {
    success
  }
}
    `) as unknown as TypedDocumentString<DeleteFactMutation, DeleteFactMutationVariables>;
export const InterviewGuidesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query InterviewGuides($userId: ID!, $first: Int, $after: ID) {
  interviewGuides(userId: $userId, first: $first, after: $after) {
    ...GuideItem
  }
}
    fragment GuideItem on InterviewGuide {
  id
  title
  questionCount
  practised
  createdAt
  resumeVersion {
    id
    resumeId
    versionNumber
  }
  jobDescription {
    id
    title
    company
  }
}`) as unknown as TypedDocumentString<InterviewGuidesQuery, InterviewGuidesQueryVariables>;
export const InterviewGuideDocument = /*#__PURE__*/ new TypedDocumentString(`
    query InterviewGuide($id: ID!) {
  interviewGuide(id: $id) {
    ...GuideItem
    notes
    questions {
      id
      category
      audience
      question
      rationale
      cited {
        path
        text
      }
      stories {
        path
        text
        situation {
          ...StoryPart
        }
        task {
          ...StoryPart
        }
        action {
          ...StoryPart
        }
        result {
          ...StoryPart
        }
      }
      prepare
      care
      good
      answers(first: 20) {
        ...Try
      }
    }
    ask {
      question
      why
      cited {
        path
        text
      }
    }
  }
}
    fragment GuideItem on InterviewGuide {
  id
  title
  questionCount
  practised
  createdAt
  resumeVersion {
    id
    resumeId
    versionNumber
  }
  jobDescription {
    id
    title
    company
  }
}
fragment Try on PracticeAnswer {
  id
  questionId
  text
  words
  createdAt
  checks {
    kind
    ok
    message
  }
  findings {
    value
    line
    message
  }
}
fragment StoryPart on StoryPiece {
  words
  ask
}`) as unknown as TypedDocumentString<InterviewGuideQuery, InterviewGuideQueryVariables>;
export const GenerateInterviewGuideDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation GenerateInterviewGuide($input: GenerateInterviewGuideInput!) {
  generateInterviewGuide(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<GenerateInterviewGuideMutation, GenerateInterviewGuideMutationVariables>;
export const DeleteInterviewGuideDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteInterviewGuide($id: ID!) {
  deleteInterviewGuide(id: $id) {
    success
    message
  }
}
    `) as unknown as TypedDocumentString<DeleteInterviewGuideMutation, DeleteInterviewGuideMutationVariables>;
export const AddPracticeAnswerDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AddPracticeAnswer($input: PracticeAnswerInput!) {
  addPracticeAnswer(input: $input) {
    ...Try
  }
}
    fragment Try on PracticeAnswer {
  id
  questionId
  text
  words
  createdAt
  checks {
    kind
    ok
    message
  }
  findings {
    value
    line
    message
  }
}`) as unknown as TypedDocumentString<AddPracticeAnswerMutation, AddPracticeAnswerMutationVariables>;
export const DeletePracticeAnswerDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeletePracticeAnswer($id: ID!) {
  deletePracticeAnswer(id: $id) {
    success
    message
  }
}
    `) as unknown as TypedDocumentString<DeletePracticeAnswerMutation, DeletePracticeAnswerMutationVariables>;
export const JobDescriptionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query JobDescriptions($userId: ID!, $first: Int, $after: ID) {
  jobDescriptions(userId: $userId, first: $first, after: $after) {
    ...JobItem
    analyses(first: 1) {
      ...AnalysisItem
    }
  }
}
    fragment JobItem on JobDescription {
  id
  userId
  title
  company
  location
  stage
  sentVersionId
  sentAt
  createdAt
  updatedAt
}
fragment AnalysisItem on JobMatchAnalysis {
  id
  resumeVersionId
  jobDescriptionId
  matchScore
  analysisNotes
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<JobDescriptionsQuery, JobDescriptionsQueryVariables>;
export const JobDescriptionDocument = /*#__PURE__*/ new TypedDocumentString(`
    query JobDescription($id: ID!) {
  jobDescription(id: $id) {
    ...JobItem
    ...JobTracking
    description
    requirements
    notes
    reading
    corrections {
      text
      class
    }
    analyses(first: 50) {
      ...AnalysisItem
      resumeVersion {
        ...VersionItem
      }
    }
  }
}
    fragment JobTracking on JobDescription {
  salary
  sourceUrl
  foundOn
  appliedOn
  interviewAt
  followUpOn
  sentLetterId
  contacts {
    name
    role
    email
    phone
  }
}
fragment VersionItem on ResumeVersion {
  id
  resumeId
  versionNumber
  origin
  createdAt
}
fragment JobItem on JobDescription {
  id
  userId
  title
  company
  location
  stage
  sentVersionId
  sentAt
  createdAt
  updatedAt
}
fragment AnalysisItem on JobMatchAnalysis {
  id
  resumeVersionId
  jobDescriptionId
  matchScore
  analysisNotes
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<JobDescriptionQuery, JobDescriptionQueryVariables>;
export const CreateJobDescriptionDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateJobDescription($input: CreateJobDescriptionInput!) {
  createJobDescription(input: $input) {
    ...JobItem
    reading
  }
}
    fragment JobItem on JobDescription {
  id
  userId
  title
  company
  location
  stage
  sentVersionId
  sentAt
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<CreateJobDescriptionMutation, CreateJobDescriptionMutationVariables>;
export const UpdateJobDescriptionDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateJobDescription($id: ID!, $input: UpdateJobDescriptionInput!) {
  updateJobDescription(id: $id, input: $input) {
    ...JobItem
    description
    requirements
    notes
    reading
    corrections {
      text
      class
    }
  }
}
    fragment JobItem on JobDescription {
  id
  userId
  title
  company
  location
  stage
  sentVersionId
  sentAt
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<UpdateJobDescriptionMutation, UpdateJobDescriptionMutationVariables>;
export const DeleteJobDescriptionDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteJobDescription($id: ID!) {
  deleteJobDescription(id: $id) {
    success
    message
  }
}
    `) as unknown as TypedDocumentString<DeleteJobDescriptionMutation, DeleteJobDescriptionMutationVariables>;
export const RestoreJobDescriptionDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RestoreJobDescription($id: ID!) {
  restoreJobDescription(id: $id) {
    ...JobItem
  }
}
    fragment JobItem on JobDescription {
  id
  userId
  title
  company
  location
  stage
  sentVersionId
  sentAt
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<RestoreJobDescriptionMutation, RestoreJobDescriptionMutationVariables>;
export const CoverLettersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CoverLetters($userId: ID!, $first: Int, $after: ID) {
  coverLetters(userId: $userId, first: $first, after: $after) {
    ...LetterItem
    unchecked
    placeholders
    findings {
      message
    }
    resumeVersion {
      ...VersionItem
    }
    jobDescription {
      ...JobItem
    }
  }
}
    fragment VersionItem on ResumeVersion {
  id
  resumeId
  versionNumber
  origin
  createdAt
}
fragment JobItem on JobDescription {
  id
  userId
  title
  company
  location
  stage
  sentVersionId
  sentAt
  createdAt
  updatedAt
}
fragment LetterItem on CoverLetter {
  id
  userId
  resumeVersionId
  jobDescriptionId
  title
  tone
  length
  versionNumber
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<CoverLettersQuery, CoverLettersQueryVariables>;
export const CoverLetterDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CoverLetter($id: ID!) {
  coverLetter(id: $id) {
    ...LetterText
    versions(first: 20) {
      number
      content
      createdAt
    }
    resumeVersion {
      ...VersionItem
    }
    jobDescription {
      ...JobItem
    }
  }
}
    fragment VersionItem on ResumeVersion {
  id
  resumeId
  versionNumber
  origin
  createdAt
}
fragment JobItem on JobDescription {
  id
  userId
  title
  company
  location
  stage
  sentVersionId
  sentAt
  createdAt
  updatedAt
}
fragment LetterItem on CoverLetter {
  id
  userId
  resumeVersionId
  jobDescriptionId
  title
  tone
  length
  versionNumber
  createdAt
  updatedAt
}
fragment LetterText on CoverLetter {
  ...LetterItem
  content
  instructions
  unchecked
  placeholders
  notes
  answers {
    question
    text
  }
  paragraphs {
    text
    sources {
      from
      path
      text
    }
  }
  findings {
    kind
    value
    severity
    line
    message
  }
}`) as unknown as TypedDocumentString<CoverLetterQuery, CoverLetterQueryVariables>;
export const GenerateCoverLetterDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation GenerateCoverLetter($input: GenerateCoverLetterInput!) {
  generateCoverLetter(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<GenerateCoverLetterMutation, GenerateCoverLetterMutationVariables>;
export const UpdateCoverLetterDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateCoverLetter($id: ID!, $input: UpdateCoverLetterInput!) {
  updateCoverLetter(id: $id, input: $input) {
    ...LetterText
  }
}
    fragment LetterItem on CoverLetter {
  id
  userId
  resumeVersionId
  jobDescriptionId
  title
  tone
  length
  versionNumber
  createdAt
  updatedAt
}
fragment LetterText on CoverLetter {
  ...LetterItem
  content
  instructions
  unchecked
  placeholders
  notes
  answers {
    question
    text
  }
  paragraphs {
    text
    sources {
      from
      path
      text
    }
  }
  findings {
    kind
    value
    severity
    line
    message
  }
}`) as unknown as TypedDocumentString<UpdateCoverLetterMutation, UpdateCoverLetterMutationVariables>;
export const DeleteCoverLetterDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteCoverLetter($id: ID!) {
  deleteCoverLetter(id: $id) {
    success
    message
  }
}
    `) as unknown as TypedDocumentString<DeleteCoverLetterMutation, DeleteCoverLetterMutationVariables>;
export const JobMatchAnalysesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query JobMatchAnalyses($resumeVersionId: ID!) {
  jobMatchAnalyses(resumeVersionId: $resumeVersionId) {
    ...AnalysisItem
    jobDescription {
      ...JobItem
    }
  }
}
    fragment JobItem on JobDescription {
  id
  userId
  title
  company
  location
  stage
  sentVersionId
  sentAt
  createdAt
  updatedAt
}
fragment AnalysisItem on JobMatchAnalysis {
  id
  resumeVersionId
  jobDescriptionId
  matchScore
  analysisNotes
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<JobMatchAnalysesQuery, JobMatchAnalysesQueryVariables>;
export const JobMatchAnalysisDocument = /*#__PURE__*/ new TypedDocumentString(`
    query JobMatchAnalysis($id: ID!) {
  jobMatchAnalysis(id: $id) {
    ...AnalysisItem
    report
    resumeVersion {
      ...VersionItem
    }
    jobDescription {
      ...JobItem
    }
  }
}
    fragment VersionItem on ResumeVersion {
  id
  resumeId
  versionNumber
  origin
  createdAt
}
fragment JobItem on JobDescription {
  id
  userId
  title
  company
  location
  stage
  sentVersionId
  sentAt
  createdAt
  updatedAt
}
fragment AnalysisItem on JobMatchAnalysis {
  id
  resumeVersionId
  jobDescriptionId
  matchScore
  analysisNotes
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<JobMatchAnalysisQuery, JobMatchAnalysisQueryVariables>;
export const AnalyzeJobMatchDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AnalyzeJobMatch($input: AnalyzeJobMatchInput!) {
  analyzeJobMatch(input: $input) {
    ...AnalysisItem
    report
  }
}
    fragment AnalysisItem on JobMatchAnalysis {
  id
  resumeVersionId
  jobDescriptionId
  matchScore
  analysisNotes
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<AnalyzeJobMatchMutation, AnalyzeJobMatchMutationVariables>;
export const UpdateAnalysisNotesDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateAnalysisNotes($id: ID!, $input: UpdateAnalysisNotesInput!) {
  updateAnalysisNotes(id: $id, input: $input) {
    id
    analysisNotes
    updatedAt
  }
}
    `) as unknown as TypedDocumentString<UpdateAnalysisNotesMutation, UpdateAnalysisNotesMutationVariables>;
export const OptimizedResumeDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OptimizedResume($id: ID!) {
  resumeVersion(id: $id) {
    ...OptimizedVersion
  }
}
    fragment VersionItem on ResumeVersion {
  id
  resumeId
  versionNumber
  origin
  createdAt
}
fragment ChangeParts on ResumeChange {
  id
  section
  kind
  path
  before
  after
  reason
  evidence
  points
  order
}
fragment JobItem on JobDescription {
  id
  userId
  title
  company
  location
  stage
  sentVersionId
  sentAt
  createdAt
  updatedAt
}
fragment OptimizedVersion on ResumeVersion {
  ...VersionItem
  document
  sentTo {
    ...JobItem
  }
  optimization {
    base {
      ...VersionItem
      document
    }
    jobDescription {
      ...JobItem
      description
      reading
    }
    before {
      id
      report
    }
    after {
      id
      report
    }
    proposed {
      ...ChangeParts
    }
    takenBack
    edits {
      changeId
      text
    }
    answers {
      requirement
      reply
      path
      text
    }
    questions {
      requirement
      kind
      text
      why
      term
      required
      points
      places {
        path
        label
      }
      fact {
        id
        reply
        text
        place
        path
        saidAt
      }
    }
    findings {
      kind
      value
      severity
      line
      message
    }
    notes
    tone
    length
    rewriteSummary
    rewriteBullets
    reorderSections
    emphasizeSkills
  }
}`) as unknown as TypedDocumentString<OptimizedResumeQuery, OptimizedResumeQueryVariables>;
export const GenerateOptimizedResumeDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation GenerateOptimizedResume($input: GenerateOptimizedResumeInput!) {
  generateOptimizedResume(input: $input) {
    ...OptimizedVersion
  }
}
    fragment VersionItem on ResumeVersion {
  id
  resumeId
  versionNumber
  origin
  createdAt
}
fragment ChangeParts on ResumeChange {
  id
  section
  kind
  path
  before
  after
  reason
  evidence
  points
  order
}
fragment JobItem on JobDescription {
  id
  userId
  title
  company
  location
  stage
  sentVersionId
  sentAt
  createdAt
  updatedAt
}
fragment OptimizedVersion on ResumeVersion {
  ...VersionItem
  document
  sentTo {
    ...JobItem
  }
  optimization {
    base {
      ...VersionItem
      document
    }
    jobDescription {
      ...JobItem
      description
      reading
    }
    before {
      id
      report
    }
    after {
      id
      report
    }
    proposed {
      ...ChangeParts
    }
    takenBack
    edits {
      changeId
      text
    }
    answers {
      requirement
      reply
      path
      text
    }
    questions {
      requirement
      kind
      text
      why
      term
      required
      points
      places {
        path
        label
      }
      fact {
        id
        reply
        text
        place
        path
        saidAt
      }
    }
    findings {
      kind
      value
      severity
      line
      message
    }
    notes
    tone
    length
    rewriteSummary
    rewriteBullets
    reorderSections
    emphasizeSkills
  }
}`) as unknown as TypedDocumentString<GenerateOptimizedResumeMutation, GenerateOptimizedResumeMutationVariables>;
export const DecideChangesDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DecideChanges($input: DecideChangesInput!) {
  decideChanges(input: $input) {
    ...OptimizedVersion
  }
}
    fragment VersionItem on ResumeVersion {
  id
  resumeId
  versionNumber
  origin
  createdAt
}
fragment ChangeParts on ResumeChange {
  id
  section
  kind
  path
  before
  after
  reason
  evidence
  points
  order
}
fragment JobItem on JobDescription {
  id
  userId
  title
  company
  location
  stage
  sentVersionId
  sentAt
  createdAt
  updatedAt
}
fragment OptimizedVersion on ResumeVersion {
  ...VersionItem
  document
  sentTo {
    ...JobItem
  }
  optimization {
    base {
      ...VersionItem
      document
    }
    jobDescription {
      ...JobItem
      description
      reading
    }
    before {
      id
      report
    }
    after {
      id
      report
    }
    proposed {
      ...ChangeParts
    }
    takenBack
    edits {
      changeId
      text
    }
    answers {
      requirement
      reply
      path
      text
    }
    questions {
      requirement
      kind
      text
      why
      term
      required
      points
      places {
        path
        label
      }
      fact {
        id
        reply
        text
        place
        path
        saidAt
      }
    }
    findings {
      kind
      value
      severity
      line
      message
    }
    notes
    tone
    length
    rewriteSummary
    rewriteBullets
    reorderSections
    emphasizeSkills
  }
}`) as unknown as TypedDocumentString<DecideChangesMutation, DecideChangesMutationVariables>;
export const NamesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Names($userId: ID!, $first: Int!) {
  resumes(userId: $userId, first: $first) {
    id
    title
    versions(first: 5) {
      id
      versionNumber
      origin
    }
  }
  jobDescriptions(userId: $userId, first: $first) {
    id
    title
    company
  }
  coverLetters(userId: $userId, first: $first) {
    id
    title
  }
  interviewGuides(userId: $userId, first: $first) {
    id
    title
  }
  competitiveAnalyses(userId: $userId, first: $first) {
    id
    title
  }
  skillDevelopmentPlans(userId: $userId, first: $first) {
    id
    title
  }
}
    `) as unknown as TypedDocumentString<NamesQuery, NamesQueryVariables>;
export const SkillDevelopmentPlansDocument = /*#__PURE__*/ new TypedDocumentString(`
    query SkillDevelopmentPlans($userId: ID!, $first: Int, $after: ID) {
  skillDevelopmentPlans(userId: $userId, first: $first, after: $after) {
    ...PlanItem
  }
}
    fragment PlanItem on SkillDevelopmentPlan {
  id
  title
  skillId
  currentProficiencyLevel
  targetProficiencyLevel
  estimatedTimeToComplete
  hoursDone
  progress
  doneAt
  updatedAt
  skill {
    ...SkillName
  }
}
fragment SkillName on Skill {
  id
  name
  category
  family
}`) as unknown as TypedDocumentString<SkillDevelopmentPlansQuery, SkillDevelopmentPlansQueryVariables>;
export const SkillDevelopmentPlanDocument = /*#__PURE__*/ new TypedDocumentString(`
    query SkillDevelopmentPlan($id: ID!) {
  skillDevelopmentPlan(id: $id) {
    ...PlanWhole
  }
}
    fragment PlanItem on SkillDevelopmentPlan {
  id
  title
  skillId
  currentProficiencyLevel
  targetProficiencyLevel
  estimatedTimeToComplete
  hoursDone
  progress
  doneAt
  updatedAt
  skill {
    ...SkillName
  }
}
fragment PlanWhole on SkillDevelopmentPlan {
  ...PlanItem
  nextStepId
  suggestion
  notes
  steps {
    id
    stepNumber
    description
    estimatedTimeInHours
    done
    doneAt
    evidence
    basis
    resources {
      id
      resourceType
      title
      url
      description
    }
  }
}
fragment SkillName on Skill {
  id
  name
  category
  family
}`) as unknown as TypedDocumentString<SkillDevelopmentPlanQuery, SkillDevelopmentPlanQueryVariables>;
export const CreateSkillDevelopmentPlanDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateSkillDevelopmentPlan($input: CreateSkillDevelopmentPlanInput!) {
  createSkillDevelopmentPlan(input: $input) {
    ...PlanWhole
  }
}
    fragment PlanItem on SkillDevelopmentPlan {
  id
  title
  skillId
  currentProficiencyLevel
  targetProficiencyLevel
  estimatedTimeToComplete
  hoursDone
  progress
  doneAt
  updatedAt
  skill {
    ...SkillName
  }
}
fragment PlanWhole on SkillDevelopmentPlan {
  ...PlanItem
  nextStepId
  suggestion
  notes
  steps {
    id
    stepNumber
    description
    estimatedTimeInHours
    done
    doneAt
    evidence
    basis
    resources {
      id
      resourceType
      title
      url
      description
    }
  }
}
fragment SkillName on Skill {
  id
  name
  category
  family
}`) as unknown as TypedDocumentString<CreateSkillDevelopmentPlanMutation, CreateSkillDevelopmentPlanMutationVariables>;
export const SetPlanStepDoneDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SetPlanStepDone($stepId: ID!, $done: Boolean!) {
  setPlanStepDone(stepId: $stepId, done: $done) {
    ...PlanWhole
  }
}
    fragment PlanItem on SkillDevelopmentPlan {
  id
  title
  skillId
  currentProficiencyLevel
  targetProficiencyLevel
  estimatedTimeToComplete
  hoursDone
  progress
  doneAt
  updatedAt
  skill {
    ...SkillName
  }
}
fragment PlanWhole on SkillDevelopmentPlan {
  ...PlanItem
  nextStepId
  suggestion
  notes
  steps {
    id
    stepNumber
    description
    estimatedTimeInHours
    done
    doneAt
    evidence
    basis
    resources {
      id
      resourceType
      title
      url
      description
    }
  }
}
fragment SkillName on Skill {
  id
  name
  category
  family
}`) as unknown as TypedDocumentString<SetPlanStepDoneMutation, SetPlanStepDoneMutationVariables>;
export const DeleteSkillDevelopmentPlanDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteSkillDevelopmentPlan($id: ID!) {
  deleteSkillDevelopmentPlan(id: $id) {
    success
    message
  }
}
    `) as unknown as TypedDocumentString<DeleteSkillDevelopmentPlanMutation, DeleteSkillDevelopmentPlanMutationVariables>;
export const ResumesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Resumes($userId: ID!, $first: Int, $after: ID) {
  resumes(userId: $userId, first: $first, after: $after) {
    id
    userId
    title
    tags
    archivedAt
    versionCount
    createdAt
    updatedAt
    latest {
      ...VersionItem
    }
    versions(first: 5) {
      id
      versionNumber
      jobMatches(first: 1) {
        ...AnalysisItem
        jobDescription {
          ...JobItem
        }
      }
    }
    upload {
      fileName
      format
      bytes
      uploadedAt
    }
  }
}
    fragment VersionItem on ResumeVersion {
  id
  resumeId
  versionNumber
  origin
  createdAt
}
fragment JobItem on JobDescription {
  id
  userId
  title
  company
  location
  stage
  sentVersionId
  sentAt
  createdAt
  updatedAt
}
fragment AnalysisItem on JobMatchAnalysis {
  id
  resumeVersionId
  jobDescriptionId
  matchScore
  analysisNotes
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<ResumesQuery, ResumesQueryVariables>;
export const ResumeDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Resume($id: ID!) {
  resume(id: $id) {
    id
    userId
    title
    tags
    archivedAt
    versionCount
    content
    document
    createdAt
    updatedAt
    upload {
      fileName
      format
      bytes
      uploadedAt
    }
    latest {
      ...VersionItem
    }
  }
}
    fragment VersionItem on ResumeVersion {
  id
  resumeId
  versionNumber
  origin
  createdAt
}`) as unknown as TypedDocumentString<ResumeQuery, ResumeQueryVariables>;
export const ResumeVersionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ResumeVersions($resumeId: ID!, $first: Int, $after: ID) {
  resumeVersions(resumeId: $resumeId, first: $first, after: $after) {
    ...VersionRow
  }
}
    fragment VersionItem on ResumeVersion {
  id
  resumeId
  versionNumber
  origin
  createdAt
}
fragment JobItem on JobDescription {
  id
  userId
  title
  company
  location
  stage
  sentVersionId
  sentAt
  createdAt
  updatedAt
}
fragment AnalysisItem on JobMatchAnalysis {
  id
  resumeVersionId
  jobDescriptionId
  matchScore
  analysisNotes
  createdAt
  updatedAt
}
fragment VersionRow on ResumeVersion {
  ...VersionItem
  sentTo {
    ...JobItem
  }
  jobMatches(first: 1) {
    ...AnalysisItem
    jobDescription {
      ...JobItem
    }
  }
  optimization {
    base {
      ...VersionItem
    }
    jobDescription {
      ...JobItem
    }
    before {
      id
      matchScore
    }
    after {
      id
      matchScore
    }
  }
}`) as unknown as TypedDocumentString<ResumeVersionsQuery, ResumeVersionsQueryVariables>;
export const ResumeVersionDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ResumeVersion($id: ID!) {
  resumeVersion(id: $id) {
    ...VersionItem
    content
    document
    optimizationNotes
    jobMatches {
      ...AnalysisItem
    }
  }
}
    fragment VersionItem on ResumeVersion {
  id
  resumeId
  versionNumber
  origin
  createdAt
}
fragment AnalysisItem on JobMatchAnalysis {
  id
  resumeVersionId
  jobDescriptionId
  matchScore
  analysisNotes
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<ResumeVersionQuery, ResumeVersionQueryVariables>;
export const CompareVersionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CompareVersions($from: ID!, $to: ID!) {
  compareVersions(from: $from, to: $to) {
    from {
      ...VersionItem
    }
    to {
      ...VersionItem
    }
    lines {
      section
      before
      after
    }
    scores {
      from
      to
      jobDescription {
        ...JobItem
      }
    }
  }
}
    fragment VersionItem on ResumeVersion {
  id
  resumeId
  versionNumber
  origin
  createdAt
}
fragment JobItem on JobDescription {
  id
  userId
  title
  company
  location
  stage
  sentVersionId
  sentAt
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<CompareVersionsQuery, CompareVersionsQueryVariables>;
export const TrashDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Trash($userId: ID!) {
  trash(userId: $userId) {
    id
    kind
    title
    deletedAt
    erasedAt
  }
}
    `) as unknown as TypedDocumentString<TrashQuery, TrashQueryVariables>;
export const CreateResumeDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateResume($input: CreateResumeInput!) {
  createResume(input: $input) {
    id
    title
    latest {
      ...VersionItem
    }
  }
}
    fragment VersionItem on ResumeVersion {
  id
  resumeId
  versionNumber
  origin
  createdAt
}`) as unknown as TypedDocumentString<CreateResumeMutation, CreateResumeMutationVariables>;
export const UpdateResumeDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateResume($id: ID!, $input: UpdateResumeInput!) {
  updateResume(id: $id, input: $input) {
    id
    title
    tags
    archivedAt
    updatedAt
    latest {
      ...VersionItem
    }
  }
}
    fragment VersionItem on ResumeVersion {
  id
  resumeId
  versionNumber
  origin
  createdAt
}`) as unknown as TypedDocumentString<UpdateResumeMutation, UpdateResumeMutationVariables>;
export const DeleteResumeDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteResume($id: ID!) {
  deleteResume(id: $id) {
    success
    message
  }
}
    `) as unknown as TypedDocumentString<DeleteResumeMutation, DeleteResumeMutationVariables>;
export const CreateResumeVersionDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateResumeVersion($input: CreateResumeVersionInput!) {
  createResumeVersion(input: $input) {
    ...VersionItem
    content
    document
  }
}
    fragment VersionItem on ResumeVersion {
  id
  resumeId
  versionNumber
  origin
  createdAt
}`) as unknown as TypedDocumentString<CreateResumeVersionMutation, CreateResumeVersionMutationVariables>;
export const RestoreResumeVersionDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RestoreResumeVersion($id: ID!, $requestKey: String) {
  restoreResumeVersion(id: $id, requestKey: $requestKey) {
    ...VersionItem
  }
}
    fragment VersionItem on ResumeVersion {
  id
  resumeId
  versionNumber
  origin
  createdAt
}`) as unknown as TypedDocumentString<RestoreResumeVersionMutation, RestoreResumeVersionMutationVariables>;
export const DuplicateResumeDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DuplicateResume($id: ID!, $requestKey: String) {
  duplicateResume(id: $id, requestKey: $requestKey) {
    id
    title
  }
}
    `) as unknown as TypedDocumentString<DuplicateResumeMutation, DuplicateResumeMutationVariables>;
export const RestoreResumeDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RestoreResume($id: ID!) {
  restoreResume(id: $id) {
    id
    title
  }
}
    `) as unknown as TypedDocumentString<RestoreResumeMutation, RestoreResumeMutationVariables>;
export const EmptyTrashDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation EmptyTrash($id: ID) {
  emptyTrash(id: $id) {
    success
    message
  }
}
    `) as unknown as TypedDocumentString<EmptyTrashMutation, EmptyTrashMutationVariables>;
export const RunSelfTestDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RunSelfTest($requestKey: String!) {
  runSelfTest(requestKey: $requestKey)
}
    `) as unknown as TypedDocumentString<RunSelfTestMutation, RunSelfTestMutationVariables>;
export const UserSkillsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query UserSkills($userId: ID!, $first: Int, $after: ID) {
  userSkills(userId: $userId, first: $first, after: $after) {
    ...UserSkillItem
  }
}
    fragment SkillName on Skill {
  id
  name
  category
  family
}
fragment UserSkillItem on UserSkill {
  id
  skillId
  proficiencyLevel
  levelSource
  levelReason
  yearsOfExperience
  lastUsedDate
  isCurrent
  said
  grade
  strength
  evidence {
    resumeId
    resumeTitle
    path
    text
    grade
  }
  skill {
    ...SkillName
  }
}`) as unknown as TypedDocumentString<UserSkillsQuery, UserSkillsQueryVariables>;
export const SkillRecommendationsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query SkillRecommendations($userId: ID!, $first: Int) {
  skillRecommendations(userId: $userId, first: $first) {
    id
    skillId
    points
    jobs
    required
    compared
    lifts
    known
    gains {
      jobDescriptionId
      title
      before
      after
    }
    skill {
      ...SkillName
    }
  }
}
    fragment SkillName on Skill {
  id
  name
  category
  family
}`) as unknown as TypedDocumentString<SkillRecommendationsQuery, SkillRecommendationsQueryVariables>;
export const HiddenSkillsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query HiddenSkills($userId: ID!) {
  hiddenSkills(userId: $userId) {
    userSkillId
    hiddenAt
    skill {
      ...SkillName
    }
  }
}
    fragment SkillName on Skill {
  id
  name
  category
  family
}`) as unknown as TypedDocumentString<HiddenSkillsQuery, HiddenSkillsQueryVariables>;
export const SearchSkillsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query SearchSkills($text: String!, $first: Int) {
  searchSkills(text: $text, first: $first) {
    ...SkillName
    description
  }
}
    fragment SkillName on Skill {
  id
  name
  category
  family
}`) as unknown as TypedDocumentString<SearchSkillsQuery, SearchSkillsQueryVariables>;
export const AddUserSkillDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AddUserSkill($input: UserSkillInput!) {
  addUserSkill(input: $input) {
    ...UserSkillItem
  }
}
    fragment SkillName on Skill {
  id
  name
  category
  family
}
fragment UserSkillItem on UserSkill {
  id
  skillId
  proficiencyLevel
  levelSource
  levelReason
  yearsOfExperience
  lastUsedDate
  isCurrent
  said
  grade
  strength
  evidence {
    resumeId
    resumeTitle
    path
    text
    grade
  }
  skill {
    ...SkillName
  }
}`) as unknown as TypedDocumentString<AddUserSkillMutation, AddUserSkillMutationVariables>;
export const UpdateUserSkillDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateUserSkill($id: ID!, $input: UserSkillInput!) {
  updateUserSkill(id: $id, input: $input) {
    ...UserSkillItem
  }
}
    fragment SkillName on Skill {
  id
  name
  category
  family
}
fragment UserSkillItem on UserSkill {
  id
  skillId
  proficiencyLevel
  levelSource
  levelReason
  yearsOfExperience
  lastUsedDate
  isCurrent
  said
  grade
  strength
  evidence {
    resumeId
    resumeTitle
    path
    text
    grade
  }
  skill {
    ...SkillName
  }
}`) as unknown as TypedDocumentString<UpdateUserSkillMutation, UpdateUserSkillMutationVariables>;
export const DeleteUserSkillDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteUserSkill($id: ID!) {
  deleteUserSkill(id: $id) {
    success
    message
  }
}
    `) as unknown as TypedDocumentString<DeleteUserSkillMutation, DeleteUserSkillMutationVariables>;
export const ForgetUserSkillDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ForgetUserSkill($id: ID!) {
  forgetUserSkill(id: $id) {
    success
    message
  }
}
    `) as unknown as TypedDocumentString<ForgetUserSkillMutation, ForgetUserSkillMutationVariables>;
export const HideSkillRecommendationDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation HideSkillRecommendation($skillId: ID!, $hidden: Boolean!) {
  hideSkillRecommendation(skillId: $skillId, hidden: $hidden)
}
    `) as unknown as TypedDocumentString<HideSkillRecommendationMutation, HideSkillRecommendationMutationVariables>;
export const RestoreCoverLetterDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RestoreCoverLetter($id: ID!) {
  restoreCoverLetter(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<RestoreCoverLetterMutation, RestoreCoverLetterMutationVariables>;
export const RestoreSkillDevelopmentPlanDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RestoreSkillDevelopmentPlan($id: ID!) {
  restoreSkillDevelopmentPlan(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<RestoreSkillDevelopmentPlanMutation, RestoreSkillDevelopmentPlanMutationVariables>;
export const RestoreInterviewGuideDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RestoreInterviewGuide($id: ID!) {
  restoreInterviewGuide(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<RestoreInterviewGuideMutation, RestoreInterviewGuideMutationVariables>;
export const RestoreCompetitiveAnalysisDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RestoreCompetitiveAnalysis($id: ID!) {
  restoreCompetitiveAnalysis(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<RestoreCompetitiveAnalysisMutation, RestoreCompetitiveAnalysisMutationVariables>;
export const UsageDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Usage($userId: ID!) {
  usage(userId: $userId) {
    planName
    price
    entitlements {
      item
      per
      bound
      used
    }
  }
}
    `) as unknown as TypedDocumentString<UsageQuery, UsageQueryVariables>;