import { Fragment } from 'react';
import { addressZone } from '#domain/delivery/delivery-ahead.ts';
import { additionalTypeText } from '#domain/order/checkout/additional-type-text.ts';
import { pickupElsewhere, pickupStreet, pickupText } from '#domain/order/checkout/pickup-text.ts';
import { guestStatus } from '#domain/order/guest-stage.ts';
import { isByNumber } from '#domain/order/handover.ts';
import type { PlacedOrder } from '#domain/order/order.ts';
import type { OrderDetails } from '#domain/order/order-details.ts';
import { isWithGuests } from '#domain/order/order-status.ts';
import type { OutboxEntry } from '#domain/outbox/outbox.ts';
import { type PaidPart, paidPartOf } from '#domain/payment/paid-part.ts';
import type { OrderType } from '#domain/place/place.ts';
import { useWantedTimeTexts } from '#guest/checkout/wanted-time-text.ts';
import { type FactsStage, OrderFacts } from '#guest/follow/order-facts.tsx';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useCheckoutCatalog } from '#shared/order/use-checkout-catalog.ts';
import { useLanguage, useTabl } from '#shared/tabl-context.tsx';
import { useMinute } from '#shared/use-minute.ts';

/** Details of an order for its guest; empty when it is simply served at the table. */
const FactsHere = ({
  orderType,
  details,
  stage,
  paid,
}: {
  readonly orderType: OrderType;
  readonly details: OrderDetails | undefined;
  readonly stage: FactsStage;
  readonly paid: PaidPart | undefined;
}) => {
  const { place } = useMenu();
  const { language } = useLanguage();
  const { serverNow, deviceNow } = useTabl();
  const now = useMinute(serverNow) ?? deviceNow();
  const isSaid = useCheckoutCatalog();
  if (!isSaid || !details) return null;
  return (
    <OrderFacts
      orderType={orderType}
      details={details}
      stage={stage}
      zone={details.address && addressZone(place, details.address, details.wantedAt ?? now, language)}
      pickupPlace={pickupText(place, details, language)}
      pickupAt={pickupElsewhere(place, details, language)}
      additionalType={additionalTypeText(place, details, language)}
      paid={paid}
      timeZone={place.timeZone}
      now={now}
    />
  );
};

const stageOf = (order: Pick<PlacedOrder, 'status' | 'orderType' | 'facts'>): FactsStage => {
  if (order.status === 'rejected') return 'off';
  const status = guestStatus(order.status, order.facts);
  return status === 'paid' || isWithGuests({ ...order, status }) ? 'served' : 'underWay';
};

/** Details of an order from the server. */
export const OrderFactsHere = ({ order }: { readonly order: PlacedOrder }) => (
  <FactsHere orderType={order.orderType} details={order.details} stage={stageOf(order)} paid={paidPartOf(order)} />
);

/** Details of an order sent from here; the server's names of its parts are those at acceptance. */
export const EntryFactsHere = ({ entry }: { readonly entry: OutboxEntry }) => {
  const { orderType, details, state, order } = entry;
  const isOff = state === 'refused' || state === 'expired';
  return (
    <FactsHere
      orderType={orderType}
      details={details && { ...details, ...order?.details }}
      stage={isOff ? 'off' : order ? stageOf(order) : 'underWay'}
      paid={order && paidPartOf(order)}
    />
  );
};

/** Time and place at which the guest fetches an order, until it is handed over; nothing for an order of another type. */
export const PickupHere = ({ entry }: { readonly entry: OutboxEntry }) => {
  const { place } = useMenu();
  const { language } = useLanguage();
  const { serverNow, deviceNow } = useTabl();
  const now = useMinute(serverNow) ?? deviceNow();
  const wantedText = useWantedTimeTexts(place.timeZone, now);
  const isSaid = useCheckoutCatalog();
  const { orderType, order } = entry;
  const status = order && guestStatus(order.status, order.facts);
  if (!isSaid || !entry.details || orderType !== 'preorder' || isByNumber(orderType, entry.details)) return null;
  if (status !== 'ordered' && status !== 'cooked_preorder') return null;
  const details = { ...entry.details, ...order?.details };
  const { wantedAt } = details;
  const parts = [pickupText(place, details, language), pickupStreet(place, details, language)].filter(
    (one) => one?.text,
  );
  return (
    <p data-testid="pickup">
      {status === 'ordered' && wantedAt !== undefined && (
        <>
          <strong>{wantedText(wantedAt)}</strong>
          {parts.length > 0 && ' · '}
        </>
      )}
      {parts.map((one, at) => (
        <Fragment key={one?.text}>
          {at > 0 && ', '}
          <span lang={one?.language}>{one?.text}</span>
        </Fragment>
      ))}
    </p>
  );
};
