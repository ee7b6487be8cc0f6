import { queryOptions } from "@tanstack/react-query";
import { sendForJSON } from "../problem";
import type { Reading } from "./trial";

/** What is read today from the file that a kept resume came from. It is the same for as long as the page is open. */
export const keptReadingQuery = (resumeId: string) =>
  queryOptions({
    queryKey: ["resume", "reading", resumeId],
    queryFn: () => keptReading(resumeId),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: resumeId !== "",
  });

function keptReading(resumeId: string): Promise<Reading> {
  return sendForJSON(`/api/resume/resumes/${encodeURIComponent(resumeId)}/reading`, { method: "GET" });
}
