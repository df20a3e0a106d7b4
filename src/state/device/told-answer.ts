// What a device is told, if it is our server that says so: signed by a key that the two of them alone have, for this very beat.
import { compactVerify, errors } from 'jose';
import { parseTold, type Told } from '#contract/device/beat.ts';

/** Browsers check signatures in secure contexts alone. */
export const canVerify = (): boolean => globalThis.crypto?.subtle !== undefined;

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');

const keyOf = async (secret: string): Promise<Uint8Array> => {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret)));
  return new TextEncoder().encode(base64url(hash));
};

/** undefined: it is forged, or an answer to an earlier beat. */
export async function readTold(signed: string, secret: string, nonce: string): Promise<Told | undefined> {
  if (!canVerify()) return undefined;
  try {
    const { payload } = await compactVerify(signed, await keyOf(secret), { algorithms: ['HS256'] });
    const told = parseTold(new TextDecoder().decode(payload));
    return told?.nonce === nonce ? told : undefined;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}
