import { Queries } from "../api/queries";
import { Help } from "../features/help/Help";

/** /help */
export const HelpRoute = () => (
  <Queries>
    <Help />
  </Queries>
);
