import { useEffect } from 'react';
import { hasSignOuts } from '#core/platform/account/late-sign-outs.ts';
import { useIsOnline, useTabl } from '#shared/tabl-context.tsx';

/** Tells the server of a sign-out for which there was no network, as soon as there is one. */
export const LateSignOuts = () => {
  const { http } = useTabl();
  const isOnline = useIsOnline();
  useEffect(() => {
    if (!isOnline || !hasSignOuts()) return;
    void import('#shared/session/end-late-sign-ins.ts')
      .then(({ endLateSignIns }) => endLateSignIns(http))
      .catch(() => undefined);
  }, [http, isOnline]);
  return null;
};
