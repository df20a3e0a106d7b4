// A secret on the device, encrypted with a key that browsers use and do not give out: a copy of the database holds neither.
// The secret does not depend on a PIN, so it cannot tell a right PIN from a wrong one.
import type { SealedSecret } from '#contract/staff/stored-staff.ts';

const NAME = 'AES-GCM';

/** undefined where the browser has no such keys: on plain http. */
export async function sealSecret(secret: string): Promise<SealedSecret | undefined> {
  // Browsers have none on plain http, whatever the types say.
  const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle;
  if (!subtle) return undefined;
  const key = await subtle.generateKey({ name: NAME, length: 256 }, false, ['encrypt', 'decrypt']);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const bytes = await subtle.encrypt({ name: NAME, iv }, key, new TextEncoder().encode(secret));
  return { key, iv, bytes: new Uint8Array(bytes) };
}

/** undefined where it cannot be opened: a row that was copied from elsewhere. */
export async function openSecret({ key, iv, bytes }: SealedSecret): Promise<string | undefined> {
  if (!(key instanceof CryptoKey)) return undefined;
  try {
    const opened = await crypto.subtle.decrypt({ name: NAME, iv: Uint8Array.from(iv) }, key, Uint8Array.from(bytes));
    return new TextDecoder().decode(opened);
  } catch {
    return undefined;
  }
}
