import { Plural, Trans } from '@lingui/react/macro';
import type { ProductId } from '#domain/ids.ts';
import type { GuestFacts } from '#domain/order/guest-facts.ts';
import { guestStatus } from '#domain/order/guest-stage.ts';
import { isByNumber } from '#domain/order/handover.ts';
import { isWithdrawn } from '#domain/order/is-withdrawn.ts';
import type { OrderStatus } from '#domain/order/order.ts';
import { isSettled, isTriedAgain, type OutboxEntry } from '#domain/outbox/outbox.ts';
import type { OrderCardPayment } from '#domain/payment/card-payment.ts';
import { AwaitedText, AwaitedTitle, PaidBackText } from '#guest/orders/later/awaited-payment.tsx';
import { LimitedText, TriedAgainTitle } from '#guest/orders/later/limited-text.tsx';
import { RefusalText } from '#guest/orders/later/refusal-text.tsx';
import { FarText, UnheardText } from '#guest/orders/later/unheard-text.tsx';
import { WithdrawnTitle } from '#guest/orders/later/withdraw-order.tsx';
import { RejectText } from '#shared/order/reject-text.tsx';
import { StatusText } from '#shared/order/status-text.tsx';
import { HeldText } from '#shared/service/held-text.tsx';
import { NotChargedText } from '#shared/service/reject-cause.tsx';

interface EntryTextProps {
  readonly entry: OutboxEntry;
  /** False when no data outlives the page, so that no text says "saved". */
  readonly isKept: boolean;
}

/** Title that states what happened to the order. */
export const EntryTitle = ({
  entry,
  isKept,
  isSaid = true,
  awaitsBank = false,
}: EntryTextProps & { readonly isSaid?: boolean | undefined; readonly awaitsBank?: boolean | undefined }) => {
  if (entry.cancelling && !isSettled(entry.state)) return <Trans>Cancelling</Trans>;
  switch (entry.state) {
    case 'saved':
      return isKept && !isByNumber(entry.orderType, entry.details) ? (
        <Trans>Saved. It will be sent automatically.</Trans>
      ) : (
        <Trans>You need a connection here</Trans>
      );
    case 'sending':
      return isSaid && isTriedAgain(entry) ? <TriedAgainTitle /> : <Trans>On its way to the kitchen</Trans>;
    case 'asking':
      return entry.askReason === 'session' ? <Trans>Please scan again!</Trans> : <Trans>Do you still want it?</Trans>;
    case 'received':
      if (isSaid && entry.order?.cardPayment?.awaits) return <AwaitedTitle awaitsBank={awaitsBank} />;
      if (isSaid && isWithdrawn(entry.order?.facts?.reason)) return <WithdrawnTitle />;
      return <StatusText status={entry.order?.status} facts={entry.order?.facts} />;
    case 'refused':
      return entry.refusal?.code === 'order_cancelled' ? (
        <Trans>Cancelled</Trans>
      ) : (
        <Trans>The kitchen did not get it</Trans>
      );
    case 'expired':
      return <Trans>Too late to cook it</Trans>;
  }
};

/** Name of a dish in the guest's language; `undefined` when the open menu lacks it. */
type NameOf = (id: ProductId) => string | undefined;

/** Dishes named in a rejection: by the menu's name, else by the name stored with the order. */
const goneDishes = ({ order, lines, summary }: OutboxEntry, nameOf: NameOf | undefined): readonly string[] => [
  ...new Set(
    (order?.facts?.reason?.productIds ?? []).flatMap(
      (id) => nameOf?.(id) ?? summary[lines.findIndex(({ productId }) => productId === id)]?.name ?? [],
    ),
  ),
];

const ReceivedText = ({
  status,
  facts,
  ownPhone,
  unheard,
  gone,
  far,
  inRoom,
  payment,
}: {
  /** Card payment before the order was received. */
  readonly payment: OrderCardPayment | undefined;
  /** Order without a table, whose guest may be anywhere. */
  readonly far: boolean;
  readonly inRoom: boolean;
  readonly status: OrderStatus | undefined;
  readonly facts: GuestFacts | undefined;
  readonly ownPhone: boolean;
  readonly unheard: boolean;
  readonly gone: readonly string[];
}) => {
  switch (status) {
    case undefined:
    case 'ordered':
      if (unheard && far) return <UnheardText />;
      if (unheard) return <Trans>Nobody in the kitchen has seen it yet. Please wave to the staff.</Trans>;
      if (facts?.held) return <HeldText far={far} />;
      if (facts?.delayed) {
        const { minutes } = facts.delayed;
        return (
          <Plural value={minutes} one="It takes about # minute longer." other="It takes about # minutes longer." />
        );
      }
      if (far && ownPhone) return <FarText />;
      if (!ownPhone) return <Trans>There is nothing more for you to do.</Trans>;
      // In a room the order has a button to cancel it, and no waiter.
      return inRoom ? (
        <Trans>You can put the phone away.</Trans>
      ) : (
        <Trans>You can put the phone away. To change the order, call the waiter.</Trans>
      );
    case 'cooked_spot':
      return <Trans>We are bringing it to your table.</Trans>;
    case 'cooked_room':
      return <Trans>We are bringing it to your room.</Trans>;
    case 'cooked_preorder':
      return <Trans>You can pick it up.</Trans>;
    case 'rejected':
      return (
        <>
          <RejectText reason={facts?.reason} dishes={gone} />{' '}
          {payment && payment.paid > 0 ? (
            <PaidBackText payment={payment} />
          ) : facts?.reason?.cause ? (
            <NotChargedText />
          ) : (
            <Trans>Nothing will be charged. Please ask the waiter.</Trans>
          )}
        </>
      );
    default:
      return null;
  }
};

/** One sentence below the title: the current state and the next step. */
export const EntryText = ({
  entry,
  isKept,
  ownPhone,
  unheard,
  nameOf,
  timeZone,
  now,
  isSaid = true,
  awaitsBank = false,
}: EntryTextProps & {
  /** The bank's answer to its payment is missing. */
  readonly awaitsBank?: boolean | undefined;
  /** False until the lazily loaded texts are available. */
  readonly isSaid?: boolean | undefined;
  readonly nameOf?: NameOf;
  readonly ownPhone: boolean;
  /** Time zone of the place. */
  readonly timeZone: string;
  /** Epoch ms of the server's clock; `undefined` when unknown. */
  readonly now?: number | undefined;
  /** The venue has had the order for minutes, and nobody has seen it. */
  readonly unheard: boolean;
}) => {
  if (entry.cancelling && !isSettled(entry.state))
    return <Trans>It may have reached the kitchen. We tell you as soon as we know.</Trans>;
  switch (entry.state) {
    case 'saved':
      if (!isKept || isByNumber(entry.orderType, entry.details)) {
        return <Trans>You can order as usual. Please keep this page open until the kitchen has your order.</Trans>;
      }
      return (
        <Trans>
          There is no connection now. Your order is on this device and goes to the kitchen as soon as there is one.
        </Trans>
      );
    case 'sending':
      return isSaid && entry.limited ? (
        <LimitedText />
      ) : (
        <Trans>We are waiting for the kitchen’s answer. Your order will never arrive twice.</Trans>
      );
    case 'asking':
      return entry.askReason === 'session' ? (
        <Trans>Scan the code on your table and the order is sent at once.</Trans>
      ) : (
        <Trans>There was no connection for a while. Nothing is cooked until you say so.</Trans>
      );
    case 'received':
      if (isSaid && entry.order?.cardPayment?.awaits) return <AwaitedText awaitsBank={awaitsBank} />;
      if (isSaid && isWithdrawn(entry.order?.facts?.reason)) return <NotChargedText />;
      return (
        <ReceivedText
          payment={isSaid ? entry.order?.cardPayment : undefined}
          status={entry.order && guestStatus(entry.order.status, entry.order.facts)}
          facts={entry.order?.facts}
          ownPhone={ownPhone}
          unheard={unheard}
          far={isSaid && entry.secret !== undefined}
          inRoom={entry.orderType === 'room'}
          gone={goneDishes(entry, nameOf)}
        />
      );
    case 'refused':
      return isSaid ? (
        <RefusalText entry={entry} timeZone={timeZone} now={now} />
      ) : (
        <Trans>The dishes are back in your order.</Trans>
      );
    case 'expired':
      return (
        <Trans>There was no connection for too long, so nothing was cooked. The dishes are back in your order.</Trans>
      );
  }
};
