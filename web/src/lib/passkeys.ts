/** Whether this browser can make and use passkeys here. */
export const canUsePasskeys = () => typeof PublicKeyCredential === "function" && window.isSecureContext;

type Listed = { id: string; type: "public-key"; transports?: AuthenticatorTransport[] };

/** Makes a passkey by options as the server gives them. Returns the credential as JSON. */
export async function makePasskey(options: string): Promise<string> {
  const { challenge, user, excludeCredentials = [], ...rest } = JSON.parse(options);
  const made = await navigator.credentials.create({
    publicKey: {
      ...rest,
      challenge: bytes(challenge),
      user: { ...user, id: bytes(user.id) },
      excludeCredentials: excludeCredentials.map(listed),
    },
  });
  const { response, ...about } = credential(made);
  const { clientDataJSON, attestationObject, getTransports } = response as AuthenticatorAttestationResponse;
  return JSON.stringify({
    ...about,
    response: {
      clientDataJSON: words(clientDataJSON),
      attestationObject: words(attestationObject),
      transports: getTransports?.call(response) ?? [],
    },
  });
}

/** Has a passkey sign by options as the server gives them. Returns the credential as JSON. */
export async function signWithPasskey(options: string): Promise<string> {
  const { challenge, allowCredentials = [], ...rest } = JSON.parse(options);
  const used = await navigator.credentials.get({
    publicKey: { ...rest, challenge: bytes(challenge), allowCredentials: allowCredentials.map(listed) },
  });
  const { response, ...about } = credential(used);
  const { clientDataJSON, authenticatorData, signature, userHandle } =
    response as AuthenticatorAssertionResponse;
  return JSON.stringify({
    ...about,
    response: {
      clientDataJSON: words(clientDataJSON),
      authenticatorData: words(authenticatorData),
      signature: words(signature),
      ...(userHandle && { userHandle: words(userHandle) }),
    },
  });
}

function credential(given: Credential | null) {
  const { id, rawId, type, response } = given as PublicKeyCredential;
  return { id, rawId: words(rawId), type, response, clientExtensionResults: {} };
}

const listed = (one: Listed) => ({ ...one, id: bytes(one.id) });

/** Base64url as bytes, and back. */
function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (c) => c.charCodeAt(0));
}

function words(buffer: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=/g, "");
}
