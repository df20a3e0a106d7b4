// Identifies a customer by the token of a request or by the secret of a sign-in.
import { randomUUID } from 'node:crypto';
import { parseAccountClaims } from '#contract/account/account.ts';
import type { Role } from '#domain/account/user.ts';
import type { UserId } from '#domain/order/orderer.ts';
import {
  type AccountSession,
  addSession,
  endSession,
  extendSession,
  findSession,
  findSessionBySecret,
} from '../../store/account/account-sessions.ts';
import { type Account, findAccount } from '../../store/account/accounts.ts';
import { hashSecret, makeSecret } from '../../store/secrets.ts';
import { INSTALLATION, type Tx } from '../../store/store.ts';
import type { Services } from '../services.ts';
import { readJwt, signJwt } from '../tokens.ts';
import { orderKeyOf } from './order-key.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Lifetime of a token, ms; the device renews it by its secret. */
export const CUSTOMER_TOKEN_MS = HOUR;
/** Each use of the account extends the sign-in of a phone, ms. */
const SESSION_MS = 90 * DAY;

type Asked = Pick<Services, 'store' | 'keys' | 'clock'>;

export interface Customer {
  readonly session: AccountSession;
  readonly account: Account;
}

export interface SignedInCustomer {
  readonly token: string;
  readonly secret: string;
  readonly orderKey: string;
  /** Epoch ms. */
  readonly endsAt: number;
}

const tokenOf = ({ keys }: Pick<Services, 'keys'>, { id, accountId }: AccountSession, now: number): Promise<string> =>
  signJwt(
    keys.tokens,
    'customer',
    { role: 'USER' satisfies Role, sub: accountId, jti: id },
    { now, lastsMs: CUSTOMER_TOKEN_MS },
  );

/** Customer of a token; `undefined` when the token is invalid or expired. */
export async function customerOf({ store, keys, clock }: Asked, token: string): Promise<Customer | undefined> {
  const now = clock();
  const claims = parseAccountClaims(await readJwt(keys.tokens, 'customer', token, now));
  const session = claims && (await findSession(store.read, claims.jti, now));
  if (!session || session.accountId !== claims.sub) return undefined;
  const account = await findAccount(store.read, session.accountId);
  return account && { session, account };
}

/** Writes a sign-in down. `secret`: its secret, made by the device; by default a new one. */
export async function beginSession(
  tx: Tx,
  accountId: UserId,
  now: number,
  secret: string = makeSecret(),
): Promise<{ readonly session: AccountSession; readonly secret: string }> {
  const session = { id: randomUUID(), accountId, createdAt: now, expiresAt: now + SESSION_MS };
  await addSession(tx, { ...session, hash: hashSecret(secret) });
  return { session, secret };
}

/** Answer for the device that has just signed in; the secret is in no later answer. */
export const told = async (
  services: Pick<Services, 'keys' | 'clock'>,
  { session, secret }: Awaited<ReturnType<typeof beginSession>>,
): Promise<SignedInCustomer> => ({
  token: await tokenOf(services, session, services.clock()),
  secret,
  orderKey: orderKeyOf(services, session.id),
  endsAt: session.expiresAt,
});

/** A new token for a continuing sign-in. */
export const freshToken = (services: Pick<Services, 'keys' | 'clock'>, { session }: Pick<Customer, 'session'>) =>
  tokenOf(services, session, services.clock());

/** A new token for the holder of the secret; `undefined` when the sign-in is over. */
export async function renewCustomer(services: Asked, secret: string): Promise<string | undefined> {
  const { store, clock } = services;
  const now = clock();
  const session = await findSessionBySecret(store.read, hashSecret(secret), now);
  if (!session) return undefined;
  const end = now + SESSION_MS;
  // Extends the sign-in at most once a day, to save writes.
  if (end - session.expiresAt > DAY) await store.write(INSTALLATION, (tx) => extendSession(tx, session.id, end));
  return tokenOf(services, session, now);
}

/** Ends a sign-in by its secret; does nothing when the sign-in is already over. */
export async function signOutCustomer(
  { store, clock }: Pick<Services, 'store' | 'clock'>,
  secret: string,
): Promise<void> {
  const now = clock();
  const session = await findSessionBySecret(store.read, hashSecret(secret), now);
  if (session) await store.write(INSTALLATION, (tx) => endSession(tx, session.id, now));
}
