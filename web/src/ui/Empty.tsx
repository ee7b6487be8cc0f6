import type { ReactNode } from "react";
import { Card } from "./Card";

/** Stands where a list has nothing yet: what belongs here and how to begin. */
export function Empty({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <Card className="animate-rise px-6 py-12 text-center">
      <h2 className="text-2xl">{title}</h2>
      <p className="mx-auto mt-2 max-w-lg text-pretty text-soft">{text}</p>
      {children ? <div className="mt-6 flex flex-wrap justify-center gap-3">{children}</div> : null}
    </Card>
  );
}
