import { useState } from 'react';
import { isCounter } from '#domain/order/handover.ts';
import { isSettled } from '#domain/outbox/outbox.ts';
import { isCalledNow } from '#domain/service/call.ts';
import { useCart } from '#shared/cart/cart-context.tsx';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useEntries } from '#shared/outbox/use-outbox.ts';
import { useServiceCatalog } from '#shared/service/use-service-catalog.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { useTabl } from '#shared/tabl-context.tsx';
import { useMinute } from '#shared/use-minute.ts';
import { BillDialog } from './bill-dialog.tsx';
import { CallDialog } from './call-dialog.tsx';
import { OwnPayments } from './continue-paying.tsx';
import { RoundServiceButtons, ServiceButtons } from './service-buttons.tsx';
import { useBill } from './use-bill.ts';
import { usePayingHere } from './use-paying-here.ts';
import { useCalls, useWaiterCalls } from './use-table-calls.ts';
import { useTakesCards, useToldBill } from './use-told-bill.ts';

/** This phone's payments of the bill, as last received from the server. */
const OwnPaymentsHere = () => {
  const { place } = useMenu();
  const bill = useToldBill();
  const payments = usePayingHere();
  const { cart } = useCart();
  const isUnsent = useEntries().some(({ state }) => !isSettled(state));
  if (!bill) return null;
  const hasMore = cart.lines.length > 0 || isUnsent;
  return <OwnPayments {...{ bill, payments, hasMore }} placeSlug={place.slug} timeZone={place.timeZone} />;
};

/**
 * Bell and bill of the guest's table; empty without a table. `round`: bottom bar of the menu, with only the bell beside the
 * cart. `isLone`: no other button is there.
 */
export const ServiceBar = ({
  round,
  isLone = false,
}: {
  readonly round?: 'bell' | 'both';
  readonly isLone?: boolean;
}) => {
  const isSaid = useServiceCatalog();
  const { session } = useSession();
  const { calls } = useCalls();
  const { entries } = useWaiterCalls();
  const { all, orders, asked, entry } = useBill();
  const takesCards = useTakesCards();
  const now = useMinute(useTabl().serverNow);
  const [open, setOpen] = useState<'call' | 'bill'>();
  // A guest at a counter is in front of the staff, and has already said how they pay.
  if (!isSaid || !session || isCounter(session.orderType)) return null;
  // A taxi for tomorrow does not keep the bell rung until then.
  const isCalled = calls.some((call) => isCalledNow(call, now));
  const called = isCalled ? 'called' : entries.some(({ state }) => !isSettled(state)) ? 'waiting' : 'no';
  const bill = ((): 'none' | 'open' | 'waiting' | 'asked' | 'coming' => {
    if (asked) return asked.coming ? 'coming' : 'asked';
    if (entry && !isSettled(entry.state)) return 'waiting';
    return orders.length > 0 ? 'open' : 'none';
  })();
  // The menu's bottom bar has no room for a pay button.
  const mayPayHere = takesCards && !round && all.length > 0;
  const room = session.orderType === 'room';
  const buttons = { called, room, onCall: () => setOpen('call'), onBill: () => setOpen('bill') } as const;
  return (
    <>
      {mayPayHere && <OwnPaymentsHere />}
      {round ? (
        <RoundServiceButtons {...buttons} bill={round === 'bell' ? 'none' : bill} isLone={isLone} />
      ) : (
        <ServiceButtons {...buttons} bill={bill} />
      )}
      {open === 'call' && <CallDialog onClose={() => setOpen(undefined)} />}
      {open === 'bill' && <BillDialog onClose={() => setOpen(undefined)} />}
    </>
  );
};
