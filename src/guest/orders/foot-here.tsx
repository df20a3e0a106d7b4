import { Suspense } from 'react';
import { serviceParts } from '#guest/lazy/lazy-service.tsx';
import type { useLastSent } from '#shared/outbox/use-outbox.ts';
import { useSession } from '#shared/session/session-context.tsx';
import styles from './foot-here.module.css';
import { SentBar } from './order-panel.tsx';

/**
 * Bottom bar of the menu, beside the cart bar or alone: the bell for guests at a table, the last sent order, and the bill
 * when the cart is empty.
 */
export const FootHere = ({
  sent,
  isBeside,
}: {
  readonly sent: ReturnType<typeof useLastSent>;
  /** The cart has dishes, and its bar follows in the same row. */
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
