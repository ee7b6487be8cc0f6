import { useState } from "react";
import { useReading } from "../../reading/useReading";

/** A posting as it is pasted: title and company follow the text until the user writes in them. */
export function usePasted(description: string) {
  const [written, setWritten] = useState<{ title?: string; company?: string }>({});
  const [tried, setTried] = useState(false);
  const reading = useReading(description);
  const title = written.title ?? reading.job?.title ?? "";
  const company = written.company ?? reading.job?.company ?? "";
  return {
    reading,
    title,
    company,
    location: reading.job?.location ?? "",
    write: (part: { title?: string; company?: string }) => setWritten({ ...written, ...part }),
    lacksText: tried && !description.trim(),
    lacksTitle: tried && description.trim() !== "" && !title.trim(),
    /** Whether it can be saved; what lacks is shown from then on. */
    check: () => {
      setTried(true);
      return title.trim() !== "" && description.trim() !== "";
    },
  };
}

export type Pasted = ReturnType<typeof usePasted>;
