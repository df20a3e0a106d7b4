// Sign-ins of customers, and the links mailed to them. Only hashes of the secrets are stored.
import type { LINK_KINDS, LinkKind } from '#domain/account/account-mail.ts';
import type { UserId } from '#domain/order/orderer.ts';
import type { Store, Tx } from '../store.ts';

type Db = Store['read'];

export interface AccountSession {
  readonly id: string;
  readonly accountId: UserId;
  readonly createdAt: number;
  readonly expiresAt: number;
}

const alive = (db: Db, now: number) =>
  db
    .selectFrom('account_sessions')
    .innerJoin('accounts', 'accounts.id', 'account_sessions.account_id')
    .select([
      'account_sessions.id as id',
      'account_sessions.account_id as account_id',
      'account_sessions.created_at as created_at',
      'account_sessions.expires_at as expires_at',
    ])
    .where('account_sessions.ended_at', 'is', null)
    .where('account_sessions.expires_at', '>', now);

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof alive>['executeTakeFirst']>>>;

const toSession = (row: Row | undefined): AccountSession | undefined =>
  row && {
    id: row.id,
    accountId: row.account_id as UserId,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  };

/** A valid sign-in of an existing account. */
export const findSession = async (db: Db, id: string, now: number): Promise<AccountSession | undefined> =>
  toSession(await alive(db, now).where('account_sessions.id', '=', id).executeTakeFirst());

export const findSessionBySecret = async (db: Db, hash: string, now: number): Promise<AccountSession | undefined> =>
  toSession(await alive(db, now).where('account_sessions.secret_hash', '=', hash).executeTakeFirst());

/** Customer of a sign-in, also of an expired one. */
export const accountOfSession = async (db: Db, id: string): Promise<UserId | undefined> => {
  const row = await db
    .selectFrom('account_sessions')
    .innerJoin('accounts', 'accounts.id', 'account_sessions.account_id')
    .select('accounts.id as id')
    .where('account_sessions.id', '=', id)
    .executeTakeFirst();
  return row?.id as UserId | undefined;
};

export const addSession = async (tx: Tx, session: AccountSession & { readonly hash: string }): Promise<void> => {
  const { id, accountId, hash, createdAt, expiresAt } = session;
  await tx.db
    .insertInto('account_sessions')
    .values({
      ...{ id, account_id: accountId, secret_hash: hash },
      ...{ created_at: createdAt, expires_at: expiresAt, ended_at: null },
    })
    .execute();
};

export const extendSession = async (tx: Tx, id: string, expiresAt: number): Promise<void> => {
  await tx.db
    .updateTable('account_sessions')
    .set({ expires_at: expiresAt })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
};

export const endSession = async (tx: Tx, id: string, now: number): Promise<void> => {
  await tx.db
    .updateTable('account_sessions')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
};

/** Ends all sign-ins of an account except one. */
export const endSessions = async (tx: Tx, accountId: UserId, now: number, but?: string): Promise<void> => {
  await tx.db
    .updateTable('account_sessions')
    .set({ ended_at: now })
    .where('account_id', '=', accountId)
    .where('id', '!=', but ?? '')
    .where('ended_at', 'is', null)
    .execute();
};

/** Adds a link; an account has one link of a kind, so an older one becomes invalid. */
export const addLink = async (
  tx: Tx,
  link: {
    readonly hash: string;
    readonly accountId: UserId;
    readonly kind: LinkKind;
    readonly email: string;
    readonly expiresAt: number;
  },
  now: number,
): Promise<void> => {
  const { hash, accountId, kind, email, expiresAt } = link;
  await tx.db
    .updateTable('account_links')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .execute();
  await tx.db
    .insertInto('account_links')
    .values({ ...{ secret_hash: hash, account_id: accountId, kind, email, expires_at: expiresAt }, used_at: null })
    .execute();
};

/** Customer and address of a link, which is used up by the call; `undefined` when the link is used, expired or unknown. */
export const takeLink = async (
  tx: Tx,
  hash: string,
  kind: LinkKind,
  now: number,
): Promise<{ readonly accountId: UserId; readonly email: string } | undefined> => {
  const row = await tx.db
    .selectFrom('account_links')
    .innerJoin('accounts', 'accounts.id', 'account_links.account_id')
    .select(['account_links.account_id as account_id', 'account_links.email as email'])
    .where('account_links.secret_hash', '=', hash)
    .where('account_links.kind', '=', kind)
    .where('account_links.used_at', 'is', null)
    .where('account_links.expires_at', '>', now)
    .executeTakeFirst();
  if (!row) return undefined;
  const used = await tx.db
    .updateTable('account_links')
    .set({ used_at: now })
    .where('secret_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n ? { accountId: row.account_id as UserId, email: row.email } : undefined;
};

/** Customer and address of a link that has not expired, used or not. */
export const findLink = async (
  db: Db,
  hash: string,
  kind: LinkKind,
  now: number,
): Promise<{ readonly accountId: UserId; readonly email: string } | undefined> => {
  const row = await db
    .selectFrom('account_links')
    .select(['account_id', 'email'])
    .where('secret_hash', '=', hash)
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row && { accountId: row.account_id as UserId, email: row.email };
};

export const endLinks = async (tx: Tx, accountId: UserId, now: number): Promise<void> => {
  await tx.db
    .updateTable('account_links')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute();
};

/** Requested email address that is not verified yet. */
export const newEmailOf = async (db: Db, accountId: UserId, now: number): Promise<string | undefined> => {
  const kind = 'email' satisfies (typeof LINK_KINDS)[number];
  const row = await db
    .selectFrom('account_links')
    .select('email')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.email;
};
