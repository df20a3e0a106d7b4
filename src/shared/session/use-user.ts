import { useEffect, useMemo, useState } from 'react';
import { parseUserClaims } from '#contract/account/user-token.ts';
import { onUserChange, readUserCookie } from '#core/platform/cookies.ts';
import type { UserClaims } from '#domain/account/user.ts';
import { useTabl } from '#shared/tabl-context.tsx';
import { useHydrating } from '#shared/use-hydrating.ts';
import { useMinute } from '#shared/use-minute.ts';

/** The signed-in user from the token in `_tut_`; `undefined` when missing or expired. [S3.28, S9.22] */
export function useUser(): UserClaims | undefined {
  const { serverNow } = useTabl();
  const isHydrating = useHydrating();
  const now = useMinute(serverNow);
  const [claims, setClaims] = useState<UserClaims>();
  const [changes, setChanges] = useState(0);
  useEffect(() => onUserChange(() => setChanges((count) => count + 1)), []);
  // Reading a cookie crosses processes, so it is not read on every render.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again when the minute changes, and after a sign-in.
  const token = useMemo(() => (isHydrating ? undefined : readUserCookie()), [now, changes, isHydrating]);
  useEffect(() => {
    setClaims(undefined);
    if (!token) return;
    let isIts = true;
    // The token parser loads only when a token exists; most guests have none.
    void import('jose')
      .then(({ decodeJwt }) => isIts && setClaims(parseUserClaims(decodeJwt(token))))
      // An unreadable token counts as missing.
      .catch(() => undefined);
    return () => {
      isIts = false;
    };
  }, [token]);
  return claims && (claims.expiresAt === undefined || claims.expiresAt > now) ? claims : undefined;
}
