import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/** A provider that people sign in with: what VITAE_OIDC names it by, and what ends it. */
export type Provider = { setting: string; end: () => Promise<void> };

/** What a code is good for: the client's question, and who answered it. */
type Grant = { nonce: string; challenge: string; redirect: string; email: string; groups: string[] };

/**
 * Starts an OpenID Connect provider for whom everybody is who they say: its page asks for an email address and groups
 * alone. It holds its client to the protocol: the secret, PKCE, the redirect address, and a code that works once.
 */
export async function startProvider(name: string): Promise<Provider> {
  const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const grants = new Map<string, Grant>();
  let issuer = "";
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", issuer);
    const json = (answer: unknown, status = 200) =>
      response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(answer));
    switch (`${request.method} ${pathname}`) {
      case "GET /.well-known/openid-configuration":
        return json({
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/keys`,
          id_token_signing_alg_values_supported: ["RS256"],
          token_endpoint_auth_methods_supported: ["client_secret_basic"],
        });
      case "GET /keys":
        return json({
          keys: [{ ...publicKey.export({ format: "jwk" }), kid: "1", alg: "RS256", use: "sig" }],
        });
      case "GET /authorize":
        return response
          .writeHead(200, { "Content-Type": "text/html" })
          .end(
            `<h1>${name}</h1><form method="post"><label>Email <input name="email"></label> <label>Groups <input name="groups"></label> <button>Allow</button></form>`,
          );
      case "POST /authorize": {
        const code = randomBytes(16).toString("hex");
        const asked = (key: string) => searchParams.get(key) ?? "";
        const redirect = asked("redirect_uri");
        const said = new URLSearchParams(await bodyOf(request));
        const email = said.get("email") ?? "";
        const groups = (said.get("groups") ?? "").split(",");
        grants.set(code, { nonce: asked("nonce"), challenge: asked("code_challenge"), redirect, email, groups });
        const back = new URLSearchParams(email ? { code } : { error: "access_denied" });
        back.set("state", asked("state"));
        return response.writeHead(303, { Location: `${redirect}?${back}` }).end();
      }
      case "POST /token": {
        const given = new URLSearchParams(await bodyOf(request));
        const grant = grants.get(given.get("code") ?? "");
        grants.delete(given.get("code") ?? "");
        const proof = createHash("sha256")
          .update(given.get("code_verifier") ?? "")
          .digest("base64url");
        if (request.headers.authorization !== `Basic ${btoa("vitae:secret")}`)
          return json({ error: "invalid_client" }, 401);
        if (!grant || grant.challenge !== proof || grant.redirect !== given.get("redirect_uri"))
          return json({ error: "invalid_grant" }, 400);
        const now = Math.floor(Date.now() / 1000);
        const token = [
          { alg: "RS256", kid: "1" },
          {
            iss: issuer,
            aud: "vitae",
            sub: grant.email,
            iat: now,
            exp: now + 60,
            nonce: grant.nonce,
            email: grant.email,
            email_verified: true,
            given_name: "Ada",
            groups: grant.groups,
          },
        ]
          .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
          .join(".");
        const signature = createSign("RSA-SHA256").update(token).sign(privateKey, "base64url");
        return json({ access_token: "none", token_type: "Bearer", id_token: `${token}.${signature}` });
      }
    }
    return json({}, 404);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  issuer = `http://${host}`;
  return {
    setting: `http://vitae:secret@${host}?name=${encodeURIComponent(name)}`,
    end: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += chunk;
  return text;
}
