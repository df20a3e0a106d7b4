// Verifies that an answer to a device is from our server: signed for this very heartbeat with a key that only the two share.
// Uses the browser's own HMAC instead of a token library.
import { parseTold, type Told } from '#contract/device/heartbeat.ts';

/** Browsers verify signatures in secure contexts only. */
export const canVerify = (): boolean => globalThis.crypto?.subtle !== undefined;

const HMAC = { name: 'HMAC', hash: 'SHA-256' };
/** {"alg":"HS256"}: no other algorithm is accepted. */
const HEADER = 'eyJhbGciOiJIUzI1NiJ9';
const SIGNED = /^([A-Za-z0-9_-]+)\.([A-Za-z0-9_-]+)\.([A-Za-z0-9_-]{43})$/;

const bytesOf = (text: string) => new TextEncoder().encode(text);

const decoded = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0));

const encoded = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');

/** The server stores only the hash of the secret, so the hash is the key. */
const keyOf = async (secret: string): Promise<CryptoKey> => {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(secret)));
  return crypto.subtle.importKey('raw', bytesOf(encoded(hash)), HMAC, false, ['verify']);
};

/** `undefined` when the answer is forged or belongs to an earlier heartbeat. */
export async function readTold(signed: string, secret: string, nonce: string): Promise<Told | undefined> {
  const [, header = '', payload = '', signature = ''] = SIGNED.exec(signed) ?? [];
  if (!canVerify() || header !== HEADER) return undefined;
  const isOurs = await crypto.subtle.verify(
    HMAC,
    await keyOf(secret),
    decoded(signature),
    bytesOf(`${header}.${payload}`),
  );
  const told = isOurs ? parseTold(new TextDecoder().decode(decoded(payload))) : undefined;
  return told?.nonce === nonce ? told : undefined;
}
