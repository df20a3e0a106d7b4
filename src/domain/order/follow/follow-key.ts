// Link to an order without a table: its holder may only view the order, on any device.
import type { FollowKey } from '../../ids.ts';
import type { PlacedOrder } from '../order.ts';
import type { OrderDetails } from '../order-details.ts';
import type { DeviceId } from '../orderer.ts';

/** Number of characters of the secret that form the key: 132 bits. */
export const FOLLOW_KEY_LENGTH = 22;
/** Length of a secret made on a device; the ten characters outside the key, 60 bits, stay with the guest. */
const WHOLE_LENGTH = 32;
/** Time after an order's end during which its link still shows it, ms. */
const FOLLOWED_MS = 24 * 3_600_000;

/**
 * Prefix of the secret, so that device and server derive it without cryptography. undefined: the secret is so short
 * that the key would reveal the whole secret.
 */
export const followKeyOf = (secret: string): FollowKey | undefined =>
  secret.length < WHOLE_LENGTH ? undefined : (secret.slice(0, FOLLOW_KEY_LENGTH) as FollowKey);

/** Whether the link still shows the order. `now`: epoch ms of the server's clock. */
export const isFollowed = ({ placedAt, details }: Pick<PlacedOrder, 'placedAt' | 'details'>, now: number): boolean =>
  now < Math.max(placedAt, details?.wantedAt ?? 0) + FOLLOWED_MS;

/** Drops details that the driver needs and a forwarded link must not reveal. */
const shownDetails = ({
  address,
  wantedAt,
  payment,
  pickupPlaceId,
  pickupPlace,
  cutlery,
  isToGo,
}: OrderDetails): OrderDetails => ({
  name: '',
  phone: '',
  payment,
  ...(wantedAt !== undefined && { wantedAt }),
  ...(pickupPlaceId !== undefined && { pickupPlaceId }),
  ...(pickupPlace !== undefined && { pickupPlace }),
  ...(cutlery !== undefined && { cutlery }),
  ...(isToGo !== undefined && { isToGo }),
  ...(address && {
    address: {
      words: address.words,
      streetNumber: address.streetNumber,
      floor: '',
      apartment: '',
      bell: '',
      entrance: '',
    },
  }),
});

/** The order as its link shows it: dishes, sums, order type, time and street, without name, phone, door and device. */
export const followedOrder = (order: PlacedOrder): PlacedOrder => {
  const { details, guest: _guest, id, ...rest } = order;
  return {
    ...rest,
    id,
    // As for a device without an id: the order identifies itself.
    orderer: { kind: 'device', deviceId: id as string as DeviceId },
    // A promo code may be personal, and may still be valid.
    ...(order.discounts && { discounts: order.discounts.map(({ code: _code, ...one }) => one) }),
    lines: order.lines.map((line) => ({ ...line, comment: undefined })),
    ...(details && { details: shownDetails(details) }),
  };
};
