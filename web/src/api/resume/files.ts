/**
 * The files that an upload offers. Old Word documents are among them, although they aren't read: the answer says how to
 * save one as DOCX, while a file that can't be chosen says nothing.
 */
export const resumeFiles =
  ".pdf,.docx,.doc,.odt,.ott,.rtf,.html,.htm,.xhtml,.txt,.md,.markdown,.json,.yaml,.yml,.zip,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document,application/vnd.oasis.opendocument.text,application/rtf,text/rtf,text/html,text/plain,text/markdown,application/json";
