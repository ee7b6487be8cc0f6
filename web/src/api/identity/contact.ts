import { askIdentity } from "../graphql";
import {
  SendContactMessageDocument,
  type SendContactMessageMutation,
  type SendContactMessageMutationVariables,
} from "./operations.gen";

export type ContactMessage = SendContactMessageMutationVariables["input"];
export type ContactReply = SendContactMessageMutation["sendContactMessage"];

/** Hands a message to the people who run the server. Throws as `askIdentity` does. */
export async function sendContact(input: ContactMessage): Promise<ContactReply> {
  return (await askIdentity(SendContactMessageDocument, { input })).sendContactMessage;
}
