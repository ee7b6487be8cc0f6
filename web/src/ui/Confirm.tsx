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
  /** What is asked about, where the description does not say it all. */
  children?: ReactNode;
  wide?: boolean;
};

/** Asks before something that cannot be undone. Load it lazily, as Dialog. */
export function Confirm({
  open,
  title,
  description,
  yes,
  no,
  busy = false,
  onYes,
  onNo,
  children,
  wide = false,
}: Props) {
  return (
    <Dialog open={open} onClose={onNo} title={title} description={description} wide={wide}>
      {children ? <div className="mb-5">{children}</div> : null}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onNo}>{no}</Button>
        <Button look="primary" busy={busy} onClick={onYes}>
          {yes}
        </Button>
      </div>
    </Dialog>
  );
}
