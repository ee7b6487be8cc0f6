import type { ReactNode } from "react";
import { Button } from "./Button";
import { Dialog } from "./Dialog";

type Props = {
  open: boolean;
  title: string;
  description: string;
  /** What the main button does, and what leaves things as they are. */
  yes: string;
  no: string;
  busy?: boolean;
  onYes: () => void;
  onNo: () => void;
  /** Further ways out, between the two. */
  children?: ReactNode;
};

/** Asks before something that cannot be undone. Load it lazily, as Dialog. */
export function Confirm({ open, title, description, yes, no, busy = false, onYes, onNo, children }: Props) {
  return (
    <Dialog open={open} onClose={onNo} title={title} description={description}>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onNo}>{no}</Button>
        {children}
        <Button look="primary" busy={busy} onClick={onYes}>
          {yes}
        </Button>
      </div>
    </Dialog>
  );
}
