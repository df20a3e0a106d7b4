import { Trans } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import type { RefusalCode } from '#domain/order/refusal.ts';
import type { TakenDish } from '#staff/tables/taken-order-view.ts';
import { TakenDishName } from './taken-dish-name.tsx';

const CLOSED = <Trans>The place takes no orders now.</Trans>;
const CHANGED = <Trans>The menu has changed.</Trans>;
const UNKNOWN = <Trans>The server did not understand it.</Trans>;

/** Reason why an order taken by staff was rejected. */
const WHY: Readonly<Record<RefusalCode | 'unknown_table', ReactNode>> = {
  session_closed: <Trans>The guests whom it was taken for have gone.</Trans>,
  unknown_table: <Trans>There is no such table any more.</Trans>,
  inactive_products: <Trans>A dish has sold out.</Trans>,
  inactive_ingredients: <Trans>An ingredient has run out.</Trans>,
  invalid_ingredients: CHANGED,
  invalid_products_for_place: CHANGED,
  product_not_orderable: <Trans>A dish cannot be ordered now.</Trans>,
  products_outside_hours: <Trans>A dish is served at other hours.</Trans>,
  orders_not_allowed: CLOSED,
  place_closed: CLOSED,
  order_type_not_allowed: <Trans>Nothing can be ordered at this table.</Trans>,
  price_changed: <Trans>The price has changed. Look at the new total before you send it.</Trans>,
  too_mony_orders_for_session_in_x_seconds: <Trans>The same order was sent a moment ago.</Trans>,
  order_expired: <Trans>It came too late to be cooked.</Trans>,
  order_cancelled: <Trans>It was cancelled.</Trans>,
  anon_user_banned: UNKNOWN,
  too_many_dishes: <Trans>That is more than one order may have.</Trans>,
  empty_cart: UNKNOWN,
  invalid_order: UNKNOWN,
  idempotency_key_reused: UNKNOWN,
  // Rejections that cannot happen to an order taken by staff.
  invalid_delivery_shape: UNKNOWN,
  min_order_price_for_radius_not_fulfilled: UNKNOWN,
  card_payment_requires_login: UNKNOWN,
  invalid_name: UNKNOWN,
  invalid_phone: UNKNOWN,
  invalid_address: UNKNOWN,
  invalid_time: UNKNOWN,
  slot_full: UNKNOWN,
};

const SOLD_OUT: Partial<Record<string, ReactNode>> = {
  inactive_products: <Trans comment="after the names of dishes">sold out</Trans>,
  products_outside_hours: <Trans comment="after the names of dishes">served at other hours</Trans>,
  inactive_ingredients: <Trans comment="after the names of dishes">an ingredient has run out</Trans>,
};

/** Reason of the rejection, its dishes, and where they are now. */
export const NotTakenText = ({
  why,
  causes,
  takenBy,
}: {
  readonly why: RefusalCode | 'unknown_table';
  readonly causes: readonly TakenDish[];
  readonly takenBy: string;
}) => {
  const short = SOLD_OUT[why];
  const dishes = causes.map((dish, at) => (
    <Fragment key={dish.name}>
      {at > 0 && ', '}
      <TakenDishName dish={dish} />
    </Fragment>
  ));
  return (
    <>
      {short && dishes.length > 0 ? (
        <Trans>
          <strong>{dishes}</strong>: {short}.
        </Trans>
      ) : (
        WHY[why]
      )}{' '}
      {takenBy === '' ? (
        <Trans>Its dishes are still here, under “Take an order”.</Trans>
      ) : (
        <Trans>Its dishes are still here, under “Take an order”, for {takenBy}.</Trans>
      )}
    </>
  );
};
