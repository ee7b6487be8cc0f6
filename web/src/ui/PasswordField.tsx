import { type ComponentProps, useState } from "react";
import { Icon } from "./Icon";
import { TextField } from "./TextField";

type Props = Omit<ComponentProps<typeof TextField>, "type" | "end"> & {
  show: string;
  hide: string;
};

/** A field for a password, with a button that shows what was typed. */
export function PasswordField({ show, hide, ...rest }: Props) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...rest}
      type={shown ? "text" : "password"}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <button
          type="button"
          aria-label={shown ? hide : show}
          onClick={() => setShown(!shown)}
          className="flex size-9 items-center justify-center rounded-control text-soft transition-colors duration-150 hover:text-ink"
        >
          <Icon name={shown ? "eyeOff" : "eye"} className="size-[18px]" />
        </button>
      }
    />
  );
}
