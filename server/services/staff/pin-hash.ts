// A PIN has at most 27 bits, so its hash also depends on the server's key, which is outside the database: a reader of the
// database cannot try PINs.
import { createHmac, randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const COST = 2 ** 15;
const LENGTH = 32;
const OPTIONS: ScryptOptions = { N: COST, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
const derive: (password: Buffer, salt: Buffer, length: number, options: ScryptOptions) => Promise<Buffer> =
  promisify(scrypt);

const peppered = (key: Uint8Array, pin: string): Buffer => createHmac('sha256', key).update(pin).digest();

/** "scrypt$32768$<salt>$<hash>" */
export async function hashPin(key: Uint8Array, pin: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(peppered(key, pin), salt, LENGTH, OPTIONS);
  return ['scrypt', COST, salt.toString('base64url'), hash.toString('base64url')].join('$');
}

/** Whether the PIN matches. Takes equally long without a stored hash, so that the time does not reveal who has a PIN. */
export async function isRightPin(key: Uint8Array, pin: string, stored: string | null): Promise<boolean> {
  const [kind, cost, salt = '', hash = ''] = (stored ?? '').split('$');
  const expected = Buffer.from(hash, 'base64url');
  const found = await derive(peppered(key, pin), Buffer.from(salt, 'base64url'), LENGTH, OPTIONS);
  return kind === 'scrypt' && Number(cost) === COST && expected.length === LENGTH && timingSafeEqual(found, expected);
}
