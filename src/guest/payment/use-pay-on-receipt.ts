import { useCallback, useRef, useState } from 'react';
import { payOnReceipt } from '#core/api/payment/payments.ts';
import type { ReceiptMethod } from '#domain/order/checkout/payment-method.ts';
import type { Paying, StartFailure } from '#domain/payment/paying.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useTabl } from '#shared/tabl-context.tsx';

export interface PayOnReceipt {
  /** true: the kitchen has the order. A second press while the answer is on its way asks nothing. */
  readonly onReceipt: (paying: Paying, method: ReceiptMethod) => Promise<boolean>;
  /** Why the last press changed nothing; undefined: nothing to tell. */
  readonly failure: StartFailure | undefined;
}

/** Paying an order on receipt whose card did not go through. Never queued: without a network it says so. */
export function usePayOnReceipt(): PayOnReceipt {
  const { http } = useTabl();
  const { place } = useMenu();
  const [failure, setFailure] = useState<StartFailure>();
  const isAsked = useRef(false);
  const { id, currency } = place;
  const onReceipt = useCallback(
    async (paying: Paying, method: ReceiptMethod) => {
      if (isAsked.current) return false;
      isAsked.current = true;
      setFailure(undefined);
      const done = await payOnReceipt(http, { place: id, currency }, paying, method);
      isAsked.current = false;
      if (!done.ok) setFailure(done.error);
      return done.ok;
    },
    [http, id, currency],
  );
  return { onReceipt, failure };
}
