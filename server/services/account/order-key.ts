// Key by which an order is known as its customer's, however late it is sent and by whatever part of the device: it rests on
// no row, does not expire after an hour as a token does, and is good for nothing else.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { UserId } from '#domain/order/orderer.ts';
import { accountOfSession } from '../../store/account/account-sessions.ts';
import type { Services } from '../services.ts';

const signatureOf = (key: Uint8Array, sessionId: string): Buffer =>
  createHmac('sha256', key).update(`order:${sessionId}`).digest();

/** "<the sign-in's id>.<signature>" */
export const orderKeyOf = ({ keys }: Pick<Services, 'keys'>, sessionId: string): string =>
  `${sessionId}.${signatureOf(keys.tokens, sessionId).toString('base64url')}`;

/** Customer of an order; undefined: none. A customer who has signed out meanwhile has still ordered it. */
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
