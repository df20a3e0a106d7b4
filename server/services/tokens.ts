// Tokens of a sign-in: short, signed with the server's own key, of one algorithm. A token states facts of the time when it
// was made; every call asks a row whether they still hold.
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';

const ISSUER = 'tabl';
const ALGORITHM = 'HS256';

/** Users of a token: a token of one audience opens nothing to the other. */
export type Audience = 'staff' | 'customer';

/** A token for the next `lastsMs`, in whole seconds. */
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

/** The claims of a token that this server has signed for that audience and that is not over; undefined for anything else. */
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
    // One from the future was made by a clock that is not ours.
    return (payload.iat ?? 0) * 1000 > now + FUTURE_MS ? undefined : payload;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

/** Servers of one database have clocks of their own. */
const FUTURE_MS = 60_000;
