// The server's VAPID key for Web Push, by which push services and subscribed phones know it.
import { createECDH } from 'node:crypto';
import { join } from 'node:path';
import { readOrMakeFile } from '../staff/server-key.ts';

export interface PushKeys {
  /** Base64url of an uncompressed P-256 point. */
  readonly publicKey: string;
  readonly privateKey: string;
}

export const PUSH_KEY = 'push.key';
const CURVE = 'prime256v1';
const PRIVATE_BYTES = 32;

const makeKey = (): Buffer => {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  const key = pair.getPrivateKey();
  // Restores leading zeros, which the key omits.
  return Buffer.concat([Buffer.alloc(PRIVATE_BYTES - key.length), key]);
};

/** Reads the key of a data folder; creates it, readable by this user only, when missing. */
export async function readPushKeys(dataDir: string): Promise<PushKeys> {
  const key = await readOrMakeFile(join(dataDir, PUSH_KEY), makeKey());
  if (key.length !== PRIVATE_BYTES) {
    throw new Error(
      `${PUSH_KEY} is no key. Put back the one of your backup, or delete it: then phones must be asked for leave again.`,
    );
  }
  const pair = createECDH(CURVE);
  pair.setPrivateKey(key);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: key.toString('base64url') };
}
