import { local, readStored, store } from "../../lib/storage";

const key = "vitae.jobs-view";

/** How a person looks at their jobs. */
export const views = ["board", "list"] as const;
export type View = (typeof views)[number];

/** The way that was chosen last in this browser; a board at first. */
export const readView = (): View => (readStored(local, key) === "list" ? "list" : "board");

export const keepView = (view: View) => store(local, key, view === "list" ? view : null);
