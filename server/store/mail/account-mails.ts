// Mails to customers, each sent once by any number of servers.
import { ACCOUNT_MAIL_KINDS, type AccountMailKind } from '#domain/account/account-mail.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#domain/language/language.ts';
import type { Tx } from '../store.ts';
import { endColumns, type HoldTime, isDue, type MailOutcome } from './mail-rows.ts';

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

/** Takes the oldest due mail for this server until a time. The place must be locked. */
export const holdAccountMail = async (tx: Tx, placeId: number, time: HoldTime): Promise<AccountMail | undefined> => {
  const row = await tx.db
    .selectFrom('account_mails')
    .selectAll()
    .where(isDue(placeId, time.now))
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
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

/** Saves a mail's result; a final one deletes secret and address. */
export const saveAccountMail = async (tx: Tx, id: string, end: MailOutcome): Promise<void> => {
  const gone = 'outcome' in end ? { secret: null, recipient: '' } : {};
  await tx.db
    .updateTable('account_mails')
    .set({ ...endColumns(end), ...gone })
    .where('id', '=', id)
    .execute();
};
