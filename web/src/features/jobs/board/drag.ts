import type { BoardJob } from "../../../api/resume/board";

/** The kind of data by which a column knows a card that is dragged over it. */
export const dragged = "application/x-vitae-job";

/** The job of a card that was dropped; null where something else was. */
export function droppedJob(data: DataTransfer): BoardJob | null {
  const text = data.getData(dragged);
  return text ? (JSON.parse(text) as BoardJob) : null;
}
