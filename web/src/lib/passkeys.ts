/** Whether this browser can make and use passkeys here. */
export const canUsePasskeys = () => typeof PublicKeyCredential === "function" && window.isSecureContext;

type Listed = { id: string; type: "public-key"; transports?: AuthenticatorTransport[] };

/** Creates a passkey with the options from the server. Returns the credential as JSON. */
export async function makePasskey(options: string): Promise<string> {
  const { challenge, user, excludeCredentials = [], ...rest } = JSON.parse(options);
  const made = await navigator.credentials.create({
    publicKey: {
      ...rest,
      challenge: fromBase64url(challenge),
      user: { ...user, id: fromBase64url(user.id) },
      excludeCredentials: excludeCredentials.map(listed),
    },
  });
  const { response, ...about } = credential(made);
  const { clientDataJSON, attestationObject, getTransports } = response as AuthenticatorAttestationResponse;
  return JSON.stringify({
    ...about,
    response: {
      clientDataJSON: toBase64url(clientDataJSON),
      attestationObject: toBase64url(attestationObject),
      transports: getTransports?.call(response) ?? [],
    },
  });
}

/** Signs with a passkey, with the options from the server. Returns the credential as JSON. */
export async function signWithPasskey(options: string): Promise<string> {
  const { challenge, allowCredentials = [], ...rest } = JSON.parse(options);
  const used = await navigator.credentials.get({
    publicKey: {
      ...rest,
      challenge: fromBase64url(challenge),
      allowCredentials: allowCredentials.map(listed),
    },
  });
  const { response, ...about } = credential(used);
  const { clientDataJSON, authenticatorData, signature, userHandle } =
    response as AuthenticatorAssertionResponse;
  return JSON.stringify({
    ...about,
    response: {
      clientDataJSON: toBase64url(clientDataJSON),
      authenticatorData: toBase64url(authenticatorData),
      signature: toBase64url(signature),
      ...(userHandle && { userHandle: toBase64url(userHandle) }),
    },
  });
}

function credential(given: Credential | null) {
  const { id, rawId, type, response } = given as PublicKeyCredential;
  return { id, rawId: toBase64url(rawId), type, response, clientExtensionResults: {} };
}

const listed = (one: Listed) => ({ ...one, id: fromBase64url(one.id) });

function fromBase64url(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (c) => c.charCodeAt(0));
}

function toBase64url(buffer: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=/g, "");
}
