// Emails of accounts. Each email is queued in the transaction of its cause.
import { randomUUID } from 'node:crypto';
import { LINK_MINUTES, type LinkKind, type TextMailKind } from '#domain/account/account-mail.ts';
import type { Language } from '#domain/language/language.ts';
import { addLink } from '../../store/account/account-sessions.ts';
import type { Account } from '../../store/account/accounts.ts';
import { queueAccountMail } from '../../store/mail/account-mails.ts';
import { hashSecret, makeSecret } from '../../store/secrets.ts';
import type { Tx } from '../../store/store.ts';

const MINUTE = 60_000;

interface At {
  readonly placeId: number;
  readonly now: number;
  /** Language of the mail; `undefined`: the account's language. */
  readonly language?: Language | undefined;
}

/** Queues a mail with a link to the account's address, or to the new address `email`. */
export async function mailLink(tx: Tx, at: At, account: Account, kind: LinkKind, email?: string): Promise<void> {
  const { placeId, now, language = account.language } = at;
  const secret = makeSecret();
  const recipient = email ?? account.profile.email;
  const expiresAt = now + LINK_MINUTES[kind] * MINUTE;
  await addLink(tx, { hash: hashSecret(secret), accountId: account.id, kind, email: recipient, expiresAt }, now);
  await queueAccountMail(tx, { id: randomUUID(), placeId, recipient, language, kind, secret, createdAt: now });
}

/** Queues a mail without a link. */
export const mailTexts = (
  tx: Tx,
  { placeId, now, language }: At & { readonly language: Language },
  kind: TextMailKind,
  recipient: string,
): Promise<void> =>
  queueAccountMail(tx, { id: randomUUID(), placeId, recipient, language, kind, secret: undefined, createdAt: now });
