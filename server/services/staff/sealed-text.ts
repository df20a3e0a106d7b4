// Texts that lie sealed in the database: the key is made of the server's own one, which lies outside of it.
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KIND = 'aes256gcm';

/** One key for each purpose, so that nothing sealed for one can be opened as another. */
export const keyFor = (key: Uint8Array, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, new Uint8Array(), `tabl ${purpose}`, 32));

/** "aes256gcm$<nonce>$<tag and text>". `owner`: the row that it belongs to; it opens in no other. */
export function seal(key: Uint8Array, owner: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(owner));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return [KIND, nonce.toString('base64url'), Buffer.concat([cipher.getAuthTag(), body]).toString('base64url')].join(
    '$',
  );
}

/** The sealed text. Throws where it was sealed with another key or for another owner, or was changed. */
export function unseal(key: Uint8Array, owner: string, sealed: string): string {
  const [kind, nonce = '', rest = ''] = sealed.split('$');
  if (kind !== KIND) throw new Error('Sealed by another build');
  const bytes = Buffer.from(rest, 'base64url');
  const decipher = createDecipheriv(CIPHER, key, Buffer.from(nonce, 'base64url'), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(0, TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(TAG_BYTES)), decipher.final()]).toString('utf8');
}

/** The hash of a text that is too short to be hashed without a key. */
export const keyedHash = (key: Uint8Array, owner: string, text: string): string =>
  createHmac('sha256', key).update(`${owner}\0${text}`).digest('base64url');
