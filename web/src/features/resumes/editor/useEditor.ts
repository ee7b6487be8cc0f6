import { createContext, useContext } from "react";
import type { Resume } from "../../../api/resume/document";
import type { Path } from "./tree";

/** What the parts of the editor share: the document and the ways to change it. */
export type Editor = {
  document: Resume;
  /** Replaces the document; `mark` names the field that was typed into, so that typing is one step to undo. */
  change: (to: Resume, mark?: string) => void;
  set: (path: Path, value: unknown) => void;
  insert: (path: Path, index: number, item: unknown) => void;
  remove: (path: Path, index: number) => void;
  move: (path: Path, from: number, to: number) => void;
};

const EditorContext = createContext<Editor | null>(null);
export const EditorProvider = EditorContext.Provider;

/** The editor around. */
export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error("useEditor needs an EditorProvider around it");
  return editor;
}
