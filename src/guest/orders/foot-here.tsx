import { Suspense } from 'react';
import { serviceParts } from '#guest/lazy/lazy-service.tsx';
import type { useLastSent } from '#shared/outbox/use-outbox.ts';
import { useSession } from '#shared/session/session-context.tsx';
import styles from './foot-here.module.css';
import { SentBar } from './order-panel.tsx';

/**
 * Foot of the menu, beside the chosen dishes or alone where none is chosen: the bell for guests at a table, the order that was
 * sent last, and the bill where nothing is being chosen.
 */
export const FootHere = ({
  sent,
  isBeside,
}: {
  readonly sent: ReturnType<typeof useLastSent>;
  /** Dishes are chosen: their bar stands behind it in the same row. */
  readonly isBeside: boolean;
}) => {
  const { session } = useSession();
  const parts = (
    <>
      {session && (
        <Suspense>
          <serviceParts.ServiceBar round={isBeside ? 'bell' : 'both'} isLone={!isBeside && !sent} />
        </Suspense>
      )}
      {sent && <SentBar {...sent} small={isBeside} />}
    </>
  );
  if (isBeside) return parts;
  return <div className={styles.row}>{parts}</div>;
};
