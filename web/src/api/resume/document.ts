/** A JSON Resume 1.0 document (jsonresume.org/schema), as the server reads and writes it. Dates are cut to what is known. */
export type Resume = {
  basics: Basics;
  work?: Work[];
  volunteer?: Volunteer[];
  education?: Education[];
  awards?: Award[];
  certificates?: Certificate[];
  publications?: Publication[];
  skills?: Skill[];
  languages?: Language[];
  interests?: Interest[];
  references?: Reference[];
  projects?: Project[];
  meta?: { vitae?: Layout };
};

export type Basics = {
  name?: string;
  label?: string;
  /** The photo as a data URL, or the address of one elsewhere, which is never loaded. */
  image?: string;
  email?: string;
  phone?: string;
  url?: string;
  summary?: string;
  location?: { address?: string; postalCode?: string; city?: string; countryCode?: string; region?: string };
  profiles?: { network?: string; username?: string; url?: string }[];
};

type Period = { startDate?: string; endDate?: string };

export type Work = Period & {
  name?: string;
  location?: string;
  description?: string;
  position?: string;
  url?: string;
  summary?: string;
  highlights?: string[];
};
export type Volunteer = Period & {
  organization?: string;
  position?: string;
  url?: string;
  summary?: string;
  highlights?: string[];
};
export type Education = Period & {
  institution?: string;
  url?: string;
  area?: string;
  studyType?: string;
  score?: string;
  courses?: string[];
};
export type Award = { title?: string; date?: string; awarder?: string; summary?: string };
export type Certificate = { name?: string; date?: string; issuer?: string; url?: string };
export type Publication = {
  name?: string;
  publisher?: string;
  releaseDate?: string;
  url?: string;
  summary?: string;
};
export type Skill = { name?: string; level?: string; keywords?: string[] };
export type Language = { language?: string; fluency?: string };
export type Interest = { name?: string; keywords?: string[] };
export type Reference = { name?: string; reference?: string };
export type Project = Period & {
  name?: string;
  description?: string;
  highlights?: string[];
  keywords?: string[];
  url?: string;
  roles?: string[];
  entity?: string;
};

/** The order of sections, headings in the person's own words, sections that the schema lacks, and the look. */
export type Layout = {
  order?: string[];
  /** ISO 639-1; English where it is missing. */
  language?: string;
  headings?: Record<string, string>;
  other?: { heading: string; lines: string[] }[];
  style?: Style;
};

/** How a document is to look, by name; what is left out takes the template's own value. Pages: the most it may take. */
export type Style = {
  template?: string;
  accent?: string;
  font?: string;
  density?: string;
  paper?: string;
  pages?: number;
  /** Whether the photo is on the page: "shown" or "hidden", which is the same as nothing. */
  photo?: string;
};
