// The link to an order without a table: who has it may look at the order, on any device, and at no more than that.
import type { FollowKey } from '../../ids.ts';
import type { PlacedOrder } from '../order.ts';
import type { OrderDetails } from '../order-details.ts';
import type { DeviceId } from '../orderer.ts';

/** Letters of a secret that make its key: 132 bits. */
export const FOLLOW_KEY_LENGTH = 22;
/** As many as are made on a device; the ten that the key leaves out, 60 bits, stay with the guest. */
const WHOLE_LENGTH = 32;
/** Time after its end for which a link still shows the order, ms. */
const FOLLOWED_MS = 24 * 3_600_000;

/**
 * The beginning of the secret: every device and the server make the same of it, where no cryptography is to be had too.
 * undefined: the secret is so short that the key would be all of it.
 */
export const followKeyOf = (secret: string): FollowKey | undefined =>
  secret.length < WHOLE_LENGTH ? undefined : (secret.slice(0, FOLLOW_KEY_LENGTH) as FollowKey);

/** Whether the link still shows it. `now`: epoch ms of the server's clock. */
export const isFollowed = ({ placedAt, details }: Pick<PlacedOrder, 'placedAt' | 'details'>, now: number): boolean =>
  now < Math.max(placedAt, details?.wantedAt ?? 0) + FOLLOWED_MS;

/** Details that the driver knows and a forwarded link must not tell are left out. */
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

/** The order as its link shows it: the dishes, the sums, the way, the time and the street; nobody's name, phone, door or device. */
export const followedOrder = (order: PlacedOrder): PlacedOrder => {
  const { details, guest: _guest, id, ...rest } = order;
  return {
    ...rest,
    id,
    // As of a device that gives no id: it is known by its order alone.
    orderer: { kind: 'device', deviceId: id as string as DeviceId },
    // A promo code may be somebody's own, and may still count.
    ...(order.discounts && { discounts: order.discounts.map(({ code: _code, ...one }) => one) }),
    lines: order.lines.map((line) => ({ ...line, comment: undefined })),
    ...(details && { details: shownDetails(details) }),
  };
};
