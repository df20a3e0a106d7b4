// Tokens of the staff: short, signed with the server's own key. A token says who somebody was when it was made; whether
// that still holds is asked of the row at every call. [S3.28]
import { errors, jwtVerify, SignJWT } from 'jose';
import { parseStaffClaims, type StaffClaims } from '#contract/staff/staff.ts';

/** A token's life; a device has it renewed by its secret. */
export const TOKEN_MS = 15 * 60_000;

const ISSUER = 'tabl';
const AUDIENCE = 'staff';
const ALGORITHM = 'HS256';

export const signToken = (key: Uint8Array, claims: Omit<StaffClaims, 'exp'>, now: number): Promise<string> =>
  new SignJWT({ ...claims })
    .setProtectedHeader({ alg: ALGORITHM })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(Math.floor(now / 1000))
    .setExpirationTime(Math.floor((now + TOKEN_MS) / 1000))
    .sign(key);

/** The claims of a token that this server has signed and that is not over; undefined for anything else. */
export async function readToken(key: Uint8Array, token: string, now: number): Promise<StaffClaims | undefined> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      currentDate: new Date(now),
    });
    return parseStaffClaims(payload);
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}
