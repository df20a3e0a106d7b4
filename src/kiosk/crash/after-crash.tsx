import { useCallback, useEffect, useState } from 'react';
import { forgetCrashes, noteCrashHere, readAfterCrashes } from '#core/platform/device/crash-notes.ts';
import { useTabl } from '#shared/tabl-context.tsx';
import { RestingPage } from './resting-page.tsx';

const reloadPage = () => location.reload();

/**
 * Part of the crash page, and of the start page after three crashes, on a venue's device: counts the crash, and shows a
 * read-only menu during the pause. Cart and pending orders are stored rows and stay; the outbox continues to send.
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
    // By then the start has finished; until then its own note counts as a crash.
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
