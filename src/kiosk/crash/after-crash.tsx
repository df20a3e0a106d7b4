import { useCallback, useEffect, useState } from 'react';
import { forgetCrashes, noteCrashHere, readAfterCrashes } from '#core/platform/device/crash-notes.ts';
import { useTabl } from '#shared/tabl-context.tsx';
import { RestingPage } from './resting-page.tsx';

const reloadPage = () => location.reload();

/**
 * Stands in the page of a crash, and in the page of a start after three of them, on a device that stands in the venue: counts
 * the crash, and shows the menu to read while the device rests. Cart and waiting orders are rows of the device and stay; the
 * outbox goes on sending them.
 */
export const AfterCrash = ({ reload = reloadPage }: { readonly reload?: () => void }) => {
  const { database, deviceNow } = useTabl();
  const [restsFor, setRestsFor] = useState<number>();
  const startAgain = useCallback(() => {
    forgetCrashes();
    reload();
  }, [reload]);
  useEffect(() => {
    let isHere = true;
    const look = () => {
      if (!isHere) return;
      const now = deviceNow();
      const found = readAfterCrashes(now);
      if (found.kind === 'rest') setRestsFor(found.until - now);
      else if (found.kind === 'over') startAgain();
      else if (noteCrashHere(now).kind === 'rest') reload();
    };
    // The start has ended then: until that its own note stands among the crashes.
    void database().then(look, look);
    return () => {
      isHere = false;
    };
  }, [database, deviceNow, reload, startAgain]);
  useEffect(() => {
    if (restsFor === undefined) return;
    const timer = setTimeout(startAgain, restsFor);
    return () => clearTimeout(timer);
  }, [restsFor, startAgain]);
  return restsFor === undefined ? null : <RestingPage onTryAgain={startAgain} />;
};
