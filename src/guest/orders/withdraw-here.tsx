import { useRef, useState } from 'react';
import { isFinal } from '#domain/order/order-status.ts';
import type { OutboxEntry } from '#domain/outbox/outbox.ts';
import { phoneAddress } from '#guest/place/venue-addresses.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useServiceCatalog } from '#shared/service/use-service-catalog.ts';
import { useIsOnline } from '#shared/tabl-context.tsx';
import { NotWithdrawn, WithdrawOrder } from './later/withdraw-order.tsx';
import { useWithdrawOrder } from './use-withdraw-order.ts';

/** Withdrawal of an order that the venue has not taken yet; empty where it is not possible. */
export const WithdrawHere = ({ entry }: { readonly entry: OutboxEntry }) => {
  const { place } = useMenu();
  const isOnline = useIsOnline();
  const isSaid = useServiceCatalog();
  const [isAsked, setAsked] = useState(false);
  const { isProven, isBusy, failure, withdraw } = useWithdrawOrder(entry);
  const part = useRef<HTMLDivElement>(null);
  const { order, label } = entry;
  if (!isSaid || !order || !isProven || isFinal(order.status)) return null;
  const may = order.facts?.mayWithdraw === true;
  // The venue took the order while the question was open.
  const why = failure ?? (isAsked && !may && !isBusy ? 'too_late' : undefined);
  const press = async () => {
    const whole = part.current?.closest('article');
    // The title above tells what has become of the order.
    if (await withdraw()) whole?.scrollIntoView?.({ block: 'start' });
  };
  return (
    <div ref={part}>
      {may && (
        <WithdrawOrder
          label={label}
          isOnline={isOnline}
          isAsked={isAsked}
          isBusy={isBusy}
          onAsk={() => setAsked(true)}
          onKeep={() => setAsked(false)}
          onWithdraw={() => void press()}
        />
      )}
      {why && <NotWithdrawn why={why} phone={place.phone} href={phoneAddress(place.phone)} />}
    </div>
  );
};
