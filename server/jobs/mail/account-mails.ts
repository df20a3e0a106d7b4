// Mails of customer accounts: links and notices.
import { mailLinkHref } from '#contract/account/account.ts';
import { type AccountMailKind, LINK_KINDS } from '#domain/account/account-mail.ts';
import { placeTexts } from '#domain/place/place.ts';
import type { PublishedPlace } from '../../services/place/published-places.ts';
import { type AccountMail, holdAccountMail, saveAccountMail } from '../../store/mail/account-mails.ts';
import { ACCOUNT_MAIL_WORDS } from '../../texts/account-mail-texts.ts';
import type { Following } from '../following/follow-places.ts';
import { type Letter, letterHtml, letterText, venueIn } from './letter.ts';
import { type MailOptions, startMailQueue } from './mail-queue.ts';
import type { OutgoingMail } from './send-mail.ts';

/** Address in the mail: its link, or the sign-in page when it has none. `undefined` when its secret is gone. */
const hrefOf = (slug: string, { kind, secret }: AccountMail): string | undefined => {
  const link = LINK_KINDS.find((one) => one === kind);
  if (link === undefined) return `/${slug}/profile`;
  return secret === undefined ? undefined : mailLinkHref(slug, link, secret);
};

/** Mails about a change that has taken effect: doing nothing does not undo it. */
const CHANGES: readonly AccountMailKind[] = ['moved', 'password'];

/** `undefined` when this server has no text for the mail, or the mail's link is gone. */
const compose = (
  { post, publicUrl }: MailOptions,
  { document }: PublishedPlace,
  mail: AccountMail,
): OutgoingMail | undefined => {
  const { place } = document;
  const href = hrefOf(place.slug, mail);
  if (mail.kind === undefined || href === undefined) return undefined;
  const name = placeTexts(place, mail.language).name.text;
  const words = ACCOUNT_MAIL_WORDS[mail.language];
  const { subject, text } = words[mail.kind];
  const letter: Letter = {
    language: mail.language,
    venue: venueIn(place, mail.language),
    title: subject(name),
    ...{ facts: [], remarks: [] },
    link: {
      lead: text(name),
      button: words.buttons[LINK_KINDS.find((one) => one === mail.kind) ?? 'profile'],
      href: `${publicUrl}${href}`,
    },
    notes: [...(CHANGES.includes(mail.kind) ? [] : [words.notYou]), words.why(name)],
  };
  return {
    from: { name, address: post.from },
    to: mail.recipient,
    replyTo: place.email || undefined,
    messageId: `<${mail.id}@${post.from.split('@').at(-1) ?? 'tabl'}>`,
    subject: subject(name),
    text: letterText(letter),
    html: letterHtml(letter),
  };
};

/** Sends account mails until stopped. */
export const startAccountMails = (options: MailOptions): Following =>
  startMailQueue<AccountMail>(
    { ...options, what: 'A mail of an account' },
    {
      name: 'account_mails',
      hold: holdAccountMail,
      save: (tx, { id }, end) => saveAccountMail(tx, id, end),
      compose: async (place, mail) => compose(options, place, mail),
    },
  );
