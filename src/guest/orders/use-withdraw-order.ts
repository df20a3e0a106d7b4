import { useRef, useState } from 'react';
import { withdrawOrder } from '#core/api/withdraw-order.ts';
import { keepOwnOrder } from '#core/db/order/own-orders.ts';
import type { WithdrawRefusal } from '#domain/order/withdraw-order.ts';
import type { OutboxEntry } from '#domain/outbox/outbox.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useSession } from '#shared/session/session-context.tsx';
import { useTabl } from '#shared/tabl-context.tsx';

export type WithdrawFailure = WithdrawRefusal | 'unheard' | 'other';

/**
 * Withdraws a sent order, by its own secret or by its room's session. The order's row on the device gets the state that the
 * server answers.
 */
export function useWithdrawOrder({ id, secret: own }: Pick<OutboxEntry, 'id' | 'secret'>): {
  /** The device has a secret that proves its guest. */
  readonly isProven: boolean;
  readonly isBusy: boolean;
  readonly failure: WithdrawFailure | undefined;
  /** Resolves to whether the order is withdrawn. Never rejects. */
  readonly withdraw: () => Promise<boolean>;
} {
  const { http, database } = useTabl();
  const { session } = useSession();
  const secret = own ?? session?.token;
  const { id: placeId, currency } = useMenu().place;
  const isSent = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<WithdrawFailure>();
  const withdraw = async () => {
    if (secret === undefined || isSent.current) return false;
    isSent.current = true;
    setBusy(true);
    const answer = await withdrawOrder(http, { place: placeId, currency }, { id, secret });
    if (answer.ok) {
      const { order } = answer.value;
      // A device that cannot store it reads the order again with the next event.
      await database()
        .then((db) => keepOwnOrder(db, order))
        .catch(() => undefined);
    }
    isSent.current = false;
    setBusy(false);
    const verdict = answer.ok ? answer.value.verdict : answer.error;
    setFailure(verdict === 'withdrawn' ? undefined : verdict);
    return verdict === 'withdrawn';
  };
  return { isProven: secret !== undefined, isBusy, failure, withdraw };
}
