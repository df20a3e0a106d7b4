// Tokens of the staff. [S3.28]
import { parseStaffClaims, type StaffClaims } from '#contract/staff/staff.ts';
import { readJwt, signJwt } from '../tokens.ts';

/** A token's life; a device has it renewed by its secret. */
export const TOKEN_MS = 15 * 60_000;

export const signToken = (key: Uint8Array, claims: Omit<StaffClaims, 'exp'>, now: number): Promise<string> =>
  signJwt(key, 'staff', claims, { now, lastsMs: TOKEN_MS });

/** The claims of a token that this server has signed and that is not over; undefined for anything else. */
export const readToken = async (key: Uint8Array, token: string, now: number): Promise<StaffClaims | undefined> =>
  parseStaffClaims(await readJwt(key, 'staff', token, now));
