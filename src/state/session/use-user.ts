import { decodeJwt } from 'jose';
import { useMemo } from 'react';
import { parseUserClaims } from '#contract/account/user-token.ts';
import type { UserClaims } from '#domain/account/user.ts';
import { readUserCookie } from '#platform/cookies.ts';
import { useTabl } from '../tabl-context.tsx';
import { useHydrating } from '../use-hydrating.ts';
import { useMinute } from '../use-minute.ts';

/** Who is signed in, by the token in `_tut_`; undefined: nobody, or it is over. [S3.28, S9.22] */
export function useUser(): UserClaims | undefined {
  const { serverNow } = useTabl();
  const isHydrating = useHydrating();
  const now = useMinute(serverNow);
  // A cookie is read from another process: not at every paint.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again when the minute changes.
  const claims = useMemo(() => (isHydrating ? undefined : readClaims(readUserCookie())), [now, isHydrating]);
  return claims && (claims.expiresAt === undefined || claims.expiresAt > now) ? claims : undefined;
}

/** The claims as they are written; a token that cannot be read is none. */
export function readClaims(token: string | undefined): UserClaims | undefined {
  if (!token) return undefined;
  try {
    return parseUserClaims(decodeJwt(token));
  } catch {
    return undefined;
  }
}
