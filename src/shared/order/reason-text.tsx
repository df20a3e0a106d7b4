import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { DishReason, LineReason, PlaceReason, VenueReason } from '#domain/order/reasons.ts';

const LOOK_ONLY = <Trans>Here you can look at everything. To order, please ask our staff.</Trans>;
const SCAN = <Trans>Please scan the QR code to order.</Trans>;
const PAUSED = <Trans>We are not taking orders at the moment. Please try later.</Trans>;
const NOT_NOW = <Trans>cannot be ordered now</Trans>;
const OTHER_HOURS = <Trans>This dish is served at other hours.</Trans>;
const CANNOT = <Trans>This product cannot be ordered</Trans>;
const NOT_TAKEN = <Trans>We are not taking orders at the moment.</Trans>;

/** Shown in place of the send button; a closed place shows its opening time instead. */
export const SEND_WORDS: Readonly<Record<Exclude<VenueReason, 'place_closed'>, ReactNode>> = {
  looking_only: LOOK_ONLY,
  no_table: SCAN,
  orders_paused: PAUSED,
};

/** Shown after the name of a dish that a menu change removed from the order. */
export const REMOVED_WORDS: Readonly<Record<LineReason, ReactNode>> = {
  foreign_dish: <Trans>no longer on the menu</Trans>,
  gone: <Trans>no longer on the menu</Trans>,
  out_of_stock: <Trans>sold out</Trans>,
  wrong_order_type: NOT_NOW,
  not_orderable: NOT_NOW,
  outside_hours: NOT_NOW,
  price_unknown: <Trans>its price is not fixed, ask the waiter</Trans>,
  choice_wrong: <Trans>its choices have changed, please choose again</Trans>,
  ingredient_gone: <Trans>an ingredient has run out</Trans>,
};

/** Shown on a dish's own page in place of its button. */
export const DISH_WORDS: Readonly<
  Record<DishReason | PlaceReason, { readonly title: ReactNode; readonly hint?: ReactNode }>
> = {
  out_of_stock: { title: <Trans>Sold out for now</Trans> },
  wrong_order_type: { title: CANNOT },
  not_orderable: { title: CANNOT, hint: <Trans>Please ask the waiter about it.</Trans> },
  outside_hours: { title: OTHER_HOURS },
  price_unknown: { title: <Trans>The price is not fixed. Please ask the waiter.</Trans> },
  orders_paused: { title: NOT_TAKEN },
  place_closed: { title: NOT_TAKEN },
};
