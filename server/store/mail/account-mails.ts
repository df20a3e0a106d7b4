// Mails to customers, each sent once by any number of servers.
import { ACCOUNT_MAIL_KINDS, type AccountMailKind } from '#domain/account/account-mail.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#domain/language/language.ts';
import type { Store, Tx } from '../store.ts';

type Db = Store['read'];

export interface AccountMail {
  readonly id: string;
  readonly placeId: number;
  readonly recipient: string;
  readonly language: Language;
  /** `undefined`: a newer server's kind, for which this one has no text. */
  readonly kind: AccountMailKind | undefined;
  /** Secret of the mail's link; `undefined`: none. */
  readonly secret: string | undefined;
  readonly createdAt: number;
  readonly attempts: number;
}

export const queueAccountMail = async (
  tx: Tx,
  mail: Omit<AccountMail, 'attempts' | 'kind'> & { readonly kind: AccountMailKind },
): Promise<void> => {
  const { id, placeId, recipient, language, kind, secret, createdAt } = mail;
  await tx.db
    .insertInto('account_mails')
    .values({
      ...{ id, place_id: placeId, recipient, language, kind, secret: secret ?? null, created_at: createdAt },
      ...{ attempts: 0, retry_at: 0, held_until: 0, outcome: null },
    })
    .execute();
  await tx.changed(placeId);
};

export const placesWithAccountMail = async (db: Db): Promise<number[]> => {
  const rows = await db
    .selectFrom('account_mails')
    .select('place_id')
    .distinct()
    .where('outcome', 'is', null)
    .execute();
  return rows.map((row) => row.place_id);
};

const due = (db: Db, placeId: number, now: number) =>
  db
    .selectFrom('account_mails')
    .selectAll()
    .where('outcome', 'is', null)
    .where('place_id', '=', placeId)
    .where('retry_at', '<=', now)
    .where('held_until', '<', now)
    .orderBy('created_at')
    .limit(1);

export const hasAccountMailDue = async (db: Db, placeId: number, now: number): Promise<boolean> =>
  (await due(db, placeId, now).executeTakeFirst()) !== undefined;

/** Takes the oldest due mail for this server until a time. The place must be locked. */
export const holdAccountMail = async (
  tx: Tx,
  placeId: number,
  time: { readonly now: number; readonly until: number },
): Promise<AccountMail | undefined> => {
  const row = await due(tx.db, placeId, time.now).executeTakeFirst();
  if (!row) return undefined;
  await tx.db.updateTable('account_mails').set({ held_until: time.until }).where('id', '=', row.id).execute();
  const kind = ACCOUNT_MAIL_KINDS.find((one) => one === row.kind);
  return {
    id: row.id,
    placeId,
    recipient: row.recipient,
    language: isLanguage(row.language) ? row.language : DEFAULT_LANGUAGE,
    kind,
    secret: row.secret ?? undefined,
    createdAt: row.created_at,
    attempts: row.attempts,
  };
};

/** Result of a mail: final, which deletes secret and address, or the time of the next try. */
export const saveAccountMail = async (
  tx: Tx,
  id: string,
  end: { readonly outcome: 'sent' | 'void' | 'given_up' } | { readonly attempts: number; readonly retryAt: number },
): Promise<void> => {
  const change =
    'outcome' in end
      ? { outcome: end.outcome, secret: null, recipient: '' }
      : { attempts: end.attempts, retry_at: end.retryAt, held_until: 0 };
  await tx.db.updateTable('account_mails').set(change).where('id', '=', id).execute();
};
