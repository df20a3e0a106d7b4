// Emails of accounts. Each email is queued in the transaction of its cause.
import { randomUUID } from 'node:crypto';
import type { LinkKind } from '#domain/account/account-mail.ts';
import type { Language } from '#domain/language/language.ts';
import { addLink } from '../../store/account/account-sessions.ts';
import type { Account } from '../../store/account/accounts.ts';
import { queueAccountMail } from '../../store/mail/account-mails.ts';
import { hashSecret, makeSecret } from '../../store/secrets.ts';
import type { Tx } from '../../store/store.ts';

const MINUTE = 60_000;
/** Lifetimes of links, ms. Short where the customer is waiting for the mail, longer for the verification of an address. */
const LASTS_MS: Readonly<Record<LinkKind, number>> = {
  'sign-in': 15 * MINUTE,
  reset: 30 * MINUTE,
  verify: 7 * 24 * 60 * MINUTE,
  email: 24 * 60 * MINUTE,
};

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
  const expiresAt = now + LASTS_MS[kind];
  await addLink(tx, { hash: hashSecret(secret), accountId: account.id, kind, email: recipient, expiresAt }, now);
  await queueAccountMail(tx, { id: randomUUID(), placeId, recipient, language, kind, secret, createdAt: now });
}

/** Queues a mail without a link. */
export const mailTexts = (
  tx: Tx,
  { placeId, now, language }: At & { readonly language: Language },
  kind: 'taken' | 'moved',
  recipient: string,
): Promise<void> =>
  queueAccountMail(tx, { id: randomUUID(), placeId, recipient, language, kind, secret: undefined, createdAt: now });
