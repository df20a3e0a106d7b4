// Key in a booking's link: its holder may read and cancel the booking. It needs no row, so that every mail about the booking
// can contain it.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Services } from '../services.ts';

/** 132 bits. */
const LENGTH = 22;

const signatureOf = (key: Uint8Array, placeId: number, id: string): string =>
  createHmac('sha256', key).update(`booking:${placeId}:${id}`).digest('base64url').slice(0, LENGTH);

/** "<the booking's id>.<signature>" */
export const bookingKeyOf = ({ keys }: Pick<Services, 'keys'>, placeId: number, id: string): string =>
  `${id}.${signatureOf(keys.tokens, placeId, id)}`;

/** Id of the booking that the key opens at the place; `undefined` when the key is invalid. */
export const bookingOfKey = ({ keys }: Pick<Services, 'keys'>, placeId: number, key: string): string | undefined => {
  const [id = '', signature = ''] = key.split('.');
  const given = Buffer.from(signature);
  const expected = Buffer.from(signatureOf(keys.tokens, placeId, id));
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined;
};
