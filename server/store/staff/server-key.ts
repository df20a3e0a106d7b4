// The server's key, stored beside the database and never in it: a reader of the database alone can neither sign tokens nor
// try PINs. Servers on one database share this file too.
import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export interface ServerKeys {
  /** Signs tokens. */
  readonly tokens: Uint8Array;
  /** Mixed into every PIN before hashing. */
  readonly pins: Uint8Array;
}

export const STAFF_KEY = 'staff.key';
const HALF = 32;

/** Reads a small file, or creates it readable by this user only; another process may have created it first. */
export async function readOrMakeFile(file: string, content: Buffer): Promise<Buffer> {
  await mkdir(dirname(file), { recursive: true });
  // When two servers start at once, the first one's key wins, and a partial file is never read.
  const made = `${file}.${randomUUID()}`;
  await writeFile(made, content, { flag: 'wx', mode: 0o600, flush: true });
  try {
    await link(made, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(made);
  }
  return readFile(file);
}

/** Reads the key of a data folder; creates it when missing. */
export async function readServerKeys(dataDir: string): Promise<ServerKeys> {
  const file = join(dataDir, STAFF_KEY);
  const key = await readOrMakeFile(file, randomBytes(HALF * 2));
  if (key.length !== HALF * 2) {
    throw new Error(
      `${file} is no key. Put back the one of your backup, or delete it: then every PIN must be set again.`,
    );
  }
  return { tokens: key.subarray(0, HALF), pins: key.subarray(HALF) };
}
