// Short-lived sign-in tokens, signed with the server's key by one algorithm. A token states past facts; every call checks
// the rows for present ones.
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';

const ISSUER = 'tabl';
const ALGORITHM = 'HS256';

/** Audience of a token: a token of one audience is invalid for the other. */
export type Audience = 'staff' | 'customer';

/** A token valid for `lastsMs`, in whole seconds. */
export const signJwt = (
  key: Uint8Array,
  audience: Audience,
  claims: JWTPayload,
  { now, lastsMs }: { readonly now: number; readonly lastsMs: number },
): Promise<string> =>
  new SignJWT({ ...claims })
    .setProtectedHeader({ alg: ALGORITHM })
    .setIssuer(ISSUER)
    .setAudience(audience)
    .setIssuedAt(Math.floor(now / 1000))
    .setExpirationTime(Math.floor((now + lastsMs) / 1000))
    .sign(key);

/** Claims of a valid token signed by this server for that audience; `undefined` otherwise. */
export async function readJwt(
  key: Uint8Array,
  audience: Audience,
  token: string,
  now: number,
): Promise<JWTPayload | undefined> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience,
      currentDate: new Date(now),
    });
    // A token from the future was made by a clock that differs too much.
    return (payload.iat ?? 0) * 1000 > now + FUTURE_MS ? undefined : payload;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

/** Tolerance between the clocks of servers on one database. */
const FUTURE_MS = 60_000;
