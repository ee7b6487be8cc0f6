import { accountText } from "../../i18n/account";
import { Button } from "../../ui/Button";
import { copyText } from "../../ui/copyText";
import { Dialog } from "../../ui/Dialog";

const { codes: text } = accountText.settings.app.steps;

type Props = { codes: string[]; lead?: string; onClose: () => void };

/** Shows recovery codes once. Neither Escape nor a press outside closes it. */
export function RecoveryCodes({ codes, lead = text.lead, onClose }: Props) {
  const { title, copy, copied, notCopied, done } = text;
  return (
    <Dialog open title={title} description={lead}>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-1 rounded-control bg-sunken p-4 text-sm tabular">
        {codes.map((code) => (
          <li key={code} className="whitespace-nowrap">
            {code}
          </li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button onClick={() => void copyText(codes.join("\n"), copied, notCopied)}>{copy}</Button>
        <Button look="primary" onClick={onClose}>
          {done}
        </Button>
      </div>
    </Dialog>
  );
}
