import { Queries } from "../api/queries";
import { Contact } from "../features/help/Contact";

/** /contact */
export const ContactRoute = () => (
  <Queries>
    <Contact />
  </Queries>
);
