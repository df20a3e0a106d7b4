// Claims of a user token, decoded on the device. Unverified: they only decide what is shown. [S3.28]
import * as v from 'valibot';
import { ROLES, type UserClaims } from '#domain/account/user.ts';

const claimsSchema = v.object({ role: v.picklist(ROLES), exp: v.nullish(v.pipe(v.number(), v.minValue(0))) });

/** undefined for any token that is not a user of ours: no user is signed in then. */
export function parseUserClaims(claims: unknown): UserClaims | undefined {
  const parsed = v.safeParse(claimsSchema, claims);
  if (!parsed.success) return undefined;
  const { role, exp } = parsed.output;
  return { role, expiresAt: exp == null ? undefined : exp * 1000 };
}
