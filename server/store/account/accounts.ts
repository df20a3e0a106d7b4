// Accounts by id and by email address.
import { type Consents, emailKey, type ProfileForm } from '#domain/account/profile.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#domain/language/language.ts';
import type { UserId } from '#domain/order/orderer.ts';
import type { Database } from '../database.ts';
import { forgetLoyaltyOf } from '../loyalty/loyalty-ledger.ts';
import type { Store, Tx } from '../store.ts';

type Db = Store['read'];

export interface Account {
  readonly id: UserId;
  readonly profile: ProfileForm;
  readonly consents: Consents;
  readonly language: Language;
  /** `undefined`: sign-in by mail only. */
  readonly passwordHash: string | undefined;
  readonly isVerified: boolean;
  readonly createdAt: number;
}

const toAccount = (row: Database['accounts']): Account => ({
  id: row.id as UserId,
  profile: {
    firstName: row.first_name,
    lastName: row.last_name,
    phone: row.phone,
    address: row.address,
    email: row.email,
  },
  consents: { mail: row.mail_consent_at !== null, profiling: row.profiling_consent_at !== null },
  language: isLanguage(row.language) ? row.language : DEFAULT_LANGUAGE,
  passwordHash: row.password_hash ?? undefined,
  isVerified: row.verified_at !== null,
  createdAt: row.created_at,
});

export const findAccount = async (db: Db, id: string): Promise<Account | undefined> => {
  const row = await db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toAccount(row);
};

export const findAccountByEmail = async (db: Db, email: string): Promise<Account | undefined> => {
  const row = await db.selectFrom('accounts').selectAll().where('email_key', '=', emailKey(email)).executeTakeFirst();
  return row && toAccount(row);
};

const profileColumns = ({ firstName, lastName, phone, address }: Omit<ProfileForm, 'email'>) => ({
  first_name: firstName,
  last_name: lastName,
  phone,
  address,
});

/** Adds an account; returns false without writing when the email address is taken. */
export const addAccount = async (
  tx: Tx,
  account: Omit<Account, 'isVerified' | 'passwordHash'> & { readonly passwordHash: string },
): Promise<boolean> => {
  const { id, profile, consents, language, passwordHash, createdAt } = account;
  const added = await tx.db
    .insertInto('accounts')
    .values({
      ...{ id, email: profile.email, email_key: emailKey(profile.email), language, password_hash: passwordHash },
      ...profileColumns(profile),
      ...{ created_at: createdAt, verified_at: null },
      mail_consent_at: consents.mail ? createdAt : null,
      profiling_consent_at: consents.profiling ? createdAt : null,
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
};

/** Saves profile and consents; a consent already given keeps its date. Leaves the email address unchanged. */
export const saveProfile = async (
  tx: Tx,
  id: UserId,
  { profile, consents }: { readonly profile: Omit<ProfileForm, 'email'>; readonly consents: Consents },
  now: number,
): Promise<void> => {
  const since = await tx.db
    .selectFrom('accounts')
    .select(['mail_consent_at', 'profiling_consent_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  await tx.db
    .updateTable('accounts')
    .set({
      ...profileColumns(profile),
      mail_consent_at: consents.mail ? (since?.mail_consent_at ?? now) : null,
      profiling_consent_at: consents.profiling ? (since?.profiling_consent_at ?? now) : null,
    })
    .where('id', '=', id)
    .execute();
};

/** null: the account can only be opened by mail from now on. */
export const savePassword = async (tx: Tx, id: UserId, hash: string | null): Promise<void> => {
  await tx.db.updateTable('accounts').set({ password_hash: hash }).where('id', '=', id).execute();
};

export const markVerified = async (tx: Tx, id: UserId, now: number): Promise<void> => {
  await tx.db
    .updateTable('accounts')
    .set({ verified_at: now })
    .where('id', '=', id)
    .where('verified_at', 'is', null)
    .execute();
};

/** Sets a new, verified email address; returns false without writing when it is taken. */
export const saveEmail = async (tx: Tx, id: UserId, email: string, now: number): Promise<boolean> => {
  const owner = await findAccountByEmail(tx.db, email);
  if (owner && owner.id !== id) return false;
  await tx.db
    .updateTable('accounts')
    .set({ email, email_key: emailKey(email), verified_at: now })
    .where('id', '=', id)
    .execute();
  return true;
};

/** Deletes an account with its own data. Its orders stay, without a customer. */
export const removeAccount = async (tx: Tx, id: UserId): Promise<void> => {
  for (const table of ['account_sessions', 'account_links', 'account_orders', 'account_addresses'] as const)
    await tx.db.deleteFrom(table).where('account_id', '=', id).execute();
  await forgetLoyaltyOf(tx, id);
  await tx.db.deleteFrom('accounts').where('id', '=', id).execute();
};
