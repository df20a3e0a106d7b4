import { randomBytes } from 'node:crypto';
import { sha256 } from './canonical-json.ts';

/** 192 random bits as 32 characters: letters, digits, "-" and "_". */
export const makeSecret = (): string => randomBytes(24).toString('base64url');

/** Stored form of a secret: a reader of the database cannot use it. 192 random bits need no salt. */
export const hashSecret = (secret: string): string => sha256(secret);
