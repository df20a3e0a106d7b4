// A secret encrypted with a non-exportable browser key: a copy of the database contains neither. It does not depend on a
// PIN, so it cannot be used to test PINs.
import type { SealedSecret } from '#contract/staff/stored-staff.ts';

const NAME = 'AES-GCM';

/** undefined: the browser has no such keys, as on plain http. */
export async function sealSecret(secret: string): Promise<SealedSecret | undefined> {
  // Missing on plain http, whatever the types say.
  const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle;
  if (!subtle) return undefined;
  const key = await subtle.generateKey({ name: NAME, length: 256 }, false, ['encrypt', 'decrypt']);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const bytes = await subtle.encrypt({ name: NAME, iv }, key, new TextEncoder().encode(secret));
  return { key, iv, bytes: new Uint8Array(bytes) };
}

/** undefined: the secret cannot be decrypted, as in a row copied from elsewhere. */
export async function openSecret({ key, iv, bytes }: SealedSecret): Promise<string | undefined> {
  if (!(key instanceof CryptoKey)) return undefined;
  try {
    const opened = await crypto.subtle.decrypt({ name: NAME, iv: Uint8Array.from(iv) }, key, Uint8Array.from(bytes));
    return new TextDecoder().decode(opened);
  } catch {
    return undefined;
  }
}
