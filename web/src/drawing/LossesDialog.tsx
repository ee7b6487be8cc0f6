import type { Loss } from "../api/resume/readback";
import { drawingText } from "../i18n/drawing";
import { Confirm } from "../ui/Confirm";
import { Losses, photoPath } from "./Losses";

const text = drawingText.losses;

type Props = {
  losses: Loss[];
  onAccept: () => void;
  onCancel: () => void;
};

/** Stands between a download and a file that does not read back whole: says which lines, and lets the person decide. */
export default function LossesDialog({ losses, onAccept, onCancel }: Props) {
  const others = losses.filter(({ path }) => path !== photoPath).length;
  return (
    <Confirm
      open
      wide
      title={others > 0 ? text.title : text.photo}
      description={others > 0 ? text.lead(others) : text.photoLead}
      yes={text.accept}
      no={text.cancel}
      onYes={onAccept}
      onNo={onCancel}
    >
      <Losses losses={losses} />
    </Confirm>
  );
}
