import { queryOptions } from "@tanstack/react-query";
import { send } from "../problem";

const path = "/api/v1/identity/app-keys";

/** An app key. Its text, key, is returned only when it is created. */
export type AppKey = {
  id: string;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
  key?: string;
};

export const appKeysQuery = queryOptions({
  queryKey: ["identity", "app-keys"],
  queryFn: async ({ signal }): Promise<AppKey[]> => (await send(path, { signal })).json(),
  staleTime: 0,
});

export async function createAppKey(name: string): Promise<AppKey> {
  const headers = { "Content-Type": "application/json" };
  const reply = await send(path, { method: "POST", headers, body: JSON.stringify({ name }) });
  return reply.json();
}

export async function revokeAppKey({ id }: AppKey): Promise<void> {
  await send(`${path}/${id}`, { method: "DELETE" });
}
