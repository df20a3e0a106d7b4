import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { RefusalCode, RefusedField } from '#domain/order/refusal.ts';

const FAILED = <Trans>An error occurred while sending the order!</Trans>;

/** Text by rejection code of a sent order. */
export const REFUSED_WORDS: Readonly<Record<RefusalCode, ReactNode>> = {
  inactive_products: <Trans>A dish has just sold out.</Trans>,
  inactive_ingredients: <Trans>An ingredient has just run out.</Trans>,
  invalid_ingredients: <Trans>The choices of a dish have changed. Please choose again.</Trans>,
  product_not_orderable: <Trans>This product cannot be ordered.</Trans>,
  products_outside_hours: <Trans>This dish is served at other hours.</Trans>,
  orders_not_allowed: <Trans>We are not taking orders at the moment. Please try later.</Trans>,
  place_closed: <Trans>The kitchen is closed now.</Trans>,
  price_changed: <Trans>The price has changed.</Trans>,
  session_closed: <Trans>Please scan the QR code to order.</Trans>,
  order_type_not_allowed: <Trans>Here you can look at everything. To order, please ask our staff.</Trans>,
  anon_user_banned: <Trans>Orders from this device are not accepted. Please ask the waiter.</Trans>,
  too_mony_orders_for_session_in_x_seconds: (
    <Trans>You are trying to send the same order more than once. Please try again in a few seconds.</Trans>
  ),
  invalid_products_for_place: (
    <Trans>
      You are trying to order products from another venue. The page will be reloaded. Please order again. We apologise.
    </Trans>
  ),
  order_expired: <Trans>It came too late to be cooked.</Trans>,
  order_cancelled: <Trans>Nothing was cooked.</Trans>,
  too_many_dishes: <Trans>That is more than can be ordered at once.</Trans>,
  empty_cart: <Trans>There is nothing in your order.</Trans>,
  invalid_order: FAILED,
  idempotency_key_reused: FAILED,
  invalid_delivery_shape: <Trans>Please check the delivery address or enter it again.</Trans>,
  min_order_price_for_radius_not_fulfilled: <Trans>The order is below the minimum for this address.</Trans>,
  card_payment_requires_login: <Trans>To pay online, please log in.</Trans>,
  invalid_name: <Trans>Please check the name.</Trans>,
  invalid_phone: <Trans>Please check the phone number.</Trans>,
  invalid_address: <Trans>Please check the address.</Trans>,
  invalid_time: <Trans>Nothing can be ordered for that time.</Trans>,
  slot_full: <Trans>That time is full. Please choose another one.</Trans>,
};

/** Text by rejected field, for codes without their own text. */
export const FIELD_WORDS: Readonly<Record<RefusedField, ReactNode>> = {
  pickupPlace: <Trans>Please choose again where you fetch it.</Trans>,
  payment: <Trans>Please choose again how you pay.</Trans>,
  additionalType: <Trans>Please choose the order type again.</Trans>,
  room: <Trans>Please check the room number.</Trans>,
  email: <Trans>Please check the email address.</Trans>,
  cutlery: <Trans>Please check the cutlery.</Trans>,
  comment: <Trans>Please check the comment.</Trans>,
};

/** Text for a rejection code unknown to this build. [S8.11] */
export const UNKNOWN_WORDS = <Trans>Please try again.</Trans>;
