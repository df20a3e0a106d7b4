// An order on its guest's own phone, with buttons that do nothing: a test adds the entry and what it is about.
import type { OrderEntryProps } from '#guest/orders/order-entry-props.ts';

export const ENTRY_PROPS = {
  leads: true,
  silentMinutes: 5,
  timeZone: 'Europe/Sofia',
  ownPhone: true,
  homeHref: '/neven',
  joinHref: '/join?place=neven',
  pictureOf: () => undefined,
  onConfirm: () => undefined,
  onCancel: () => undefined,
  onOrderAgain: () => undefined,
  onDismiss: () => undefined,
} as const satisfies Partial<OrderEntryProps>;
