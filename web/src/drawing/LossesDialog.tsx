import type { Loss } from "../api/resume/readback";
import { drawingText } from "../i18n/drawing";
import { Confirm } from "../ui/Confirm";
import { Losses } from "./Losses";

const text = drawingText.losses;

type Props = {
  losses: Loss[];
  onAccept: () => void;
  onCancel: () => void;
};

/** Stands between a download and a file that does not read back whole: says which lines, and lets the person decide. */
export default function LossesDialog({ losses, onAccept, onCancel }: Props) {
  return (
    <Confirm
      open
      wide
      title={text.title}
      description={text.lead(losses.length)}
      yes={text.accept}
      no={text.cancel}
      onYes={onAccept}
      onNo={onCancel}
    >
      <Losses losses={losses} />
    </Confirm>
  );
}
