import { askIdentity, type Operation } from "../graphql";

export type ContactMessage = { topic: string; message: string; email: string; website: string };

export type ContactReply = {
  success: boolean;
  message: string;
  ticket: string | null;
  fieldErrors: { field: string; message: string }[];
};

const operation: Operation<{ sendContactMessage: ContactReply }, { input: ContactMessage }> = {
  toString: () => `mutation SendContactMessage($input: ContactMessageInput!) {
  sendContactMessage(input: $input) { success message ticket fieldErrors { field message } }
}`,
};

/** Hands a message to the people who run the server. Throws as `askIdentity` does. */
export async function sendContact(input: ContactMessage): Promise<ContactReply> {
  return (await askIdentity(operation, { input })).sendContactMessage;
}
