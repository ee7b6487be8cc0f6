import { Queries } from "../api/queries";
import { PrivacySettings } from "../features/privacy/PrivacySettings";

/** /gdpr-settings */
export const PrivacyRoute = () => (
  <Queries>
    <PrivacySettings />
  </Queries>
);
