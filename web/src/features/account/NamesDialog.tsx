import { useQueryClient } from "@tanstack/react-query";
import { askIdentity } from "../../api/graphql";
import { reloadUser } from "../../api/identity/currentUser";
import { ChangeUsernameDocument } from "../../api/identity/operations.gen";
import { accountText } from "../../i18n/account";
import { Dialog } from "../../ui/Dialog";
import { toast } from "../../ui/toast";
import { activityKey } from "./ActivityCard";
import { ProofForm, type Values } from "./ProofForm";

const text = accountText.settings.names;

/** Changes the username. */
export default function NamesDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  async function change({ username, password }: Values) {
    const { changeUsername: reply } = await askIdentity(ChangeUsernameDocument, { username, password });
    if (!reply.success) return reply;
    void reloadUser();
    void client.invalidateQueries({ queryKey: activityKey });
    toast({ ...text.username.done(username), variant: "success" });
    onClose();
    return reply;
  }
  return (
    <Dialog open onClose={onClose} title={text.username.title} description={text.username.lead}>
      <ProofForm
        fields={["username", "password"]}
        go={text.change}
        failed={text.username.failed}
        run={change}
        onCancel={onClose}
      />
    </Dialog>
  );
}
