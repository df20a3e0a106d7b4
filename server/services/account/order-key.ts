// Key that assigns an order to its customer, however late it is sent and from whichever part of the device. It needs no row,
// does not expire like a token, and allows nothing else.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { UserId } from '#domain/order/orderer.ts';
import { accountOfSession } from '../../store/account/account-sessions.ts';
import type { Services } from '../services.ts';

const signatureOf = (key: Uint8Array, sessionId: string): Buffer =>
  createHmac('sha256', key).update(`order:${sessionId}`).digest();

/** "<the sign-in's id>.<signature>" */
export const orderKeyOf = ({ keys }: Pick<Services, 'keys'>, sessionId: string): string =>
  `${sessionId}.${signatureOf(keys.tokens, sessionId).toString('base64url')}`;

/**
 * Customer of an order key; `undefined` when the key is invalid. A customer who has signed out since still owns the order.
 */
export async function customerOfOrderKey(
  { store, keys }: Pick<Services, 'store' | 'keys'>,
  orderKey: string,
): Promise<UserId | undefined> {
  const [sessionId = '', signature = '', ...rest] = orderKey.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(keys.tokens, sessionId);
  if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return accountOfSession(store.read, sessionId);
}
