import { randomBytes } from 'node:crypto';
import { sha256 } from './canonical-json.ts';

/** 192 random bits from the system's own source, as 32 letters, digits, "-" and "_". */
export const makeSecret = (): string => randomBytes(24).toString('base64url');

/** Hash of a secret, the stored form: a reader of the database cannot use it. Its 192 bits need no salt. */
export const hashSecret = (secret: string): string => sha256(secret);
