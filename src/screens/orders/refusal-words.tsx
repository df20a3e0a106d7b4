import { Trans } from '@lingui/react/macro';
import type { Refusal } from '#domain/order/refusal.ts';

const Reason = ({ code }: { readonly code: Refusal['code'] | undefined }) => {
  switch (code) {
    case 'inactive_products':
      return <Trans>A dish has just sold out.</Trans>;
    case 'inactive_ingredients':
    case 'invalid_ingredients':
      return <Trans>An ingredient has just run out.</Trans>;
    case 'product_not_orderable':
      return <Trans>This product cannot be ordered.</Trans>;
    case 'orders_not_allowed':
      return <Trans>We are not taking orders at the moment. Please try later.</Trans>;
    case 'place_closed':
      return <Trans>The kitchen is closed now.</Trans>;
    case 'price_changed':
      return <Trans>The price has changed.</Trans>;
    case 'session_closed':
      return <Trans>Please scan the QR code to order.</Trans>;
    case 'order_type_not_allowed':
      return <Trans>Here you can look at everything. To order, please ask the waiter.</Trans>;
    case 'anon_user_banned':
      return <Trans>Orders from this device are not accepted. Please ask the waiter.</Trans>;
    case 'too_mony_orders_for_session_in_x_seconds':
      return <Trans>You are trying to send the same order more than once. Please try again in a few seconds.</Trans>;
    case 'invalid_products_for_place':
      return <Trans>These dishes are from another venue. Please order again. We apologise.</Trans>;
    case 'order_expired':
      return <Trans>It came too late to be cooked.</Trans>;
    case 'order_cancelled':
      return <Trans>Nothing was cooked.</Trans>;
    default:
      return <Trans>An error occurred while sending the order!</Trans>;
  }
};

/** Why the server turned an order down, and where its dishes are now. */
export const RefusalWords = ({ refusal }: { readonly refusal: Refusal | undefined }) => (
  <>
    <Reason code={refusal?.code} />{' '}
    {refusal?.code !== 'order_cancelled' && <Trans>The dishes are back in your order.</Trans>}
  </>
);
