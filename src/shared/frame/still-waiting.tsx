import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';

/** An answer that takes longer than this is spoken of, ms. */
const PATIENCE_MS = 8_000;

/** Says below a busy button that the answer is awaited still; empty before that. */
export const StillWaiting = ({ isBusy }: { readonly isBusy: boolean }) => {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(() => setLong(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isBusy]);
  return (
    <p role="status" data-testid="still-waiting" hidden={!isLong}>
      {isLong && (
        <Trans>The connection is slow: we are still waiting for the answer. Please keep this page open.</Trans>
      )}
    </p>
  );
};
