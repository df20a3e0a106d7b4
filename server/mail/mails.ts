// Guests of orders without a table are sent the link to their order, beside all that they wait for.
import { followHref } from '#contract/order/follow-link.ts';
import { isFollowed } from '#domain/order/follow/follow-key.ts';
import { placeWords } from '#domain/place/place.ts';
import { type Following, followPlaces } from '../following/follow-places.ts';
import type { PublishedPlace, PublishedPlaces } from '../services/published-places.ts';
import { hasMailDue, holdMail, type Mail, placesWithMail, saveMail } from '../store/mail/mails.ts';
import { detailsOfOrders } from '../store/order/own-orders.ts';
import { findOrder } from '../store/orders.ts';
import type { Store } from '../store/store.ts';
import { isGivenUp, retryDelay } from '../webhooks/retry-times.ts';
import { MAIL_WORDS } from '../words/mail-words.ts';
import { type OutgoingMail, sendMail } from './send-mail.ts';

const TIMEOUT_MS = 30_000;
/** Longer than one mail can take. */
const HOLD_MS = 90_000;

export interface MailOptions {
  readonly store: Store;
  readonly places: PublishedPlaces;
  readonly clock: () => number;
  readonly log: { readonly warn: (fields: object, message: string) => void };
  readonly smtpUrl: string;
  readonly mailFrom: string;
  /** Where the links lead. */
  readonly publicUrl: string;
  readonly lookEveryMs?: number | undefined;
  readonly timeoutMs?: number | undefined;
}

/** undefined: there is nobody to write to, or nothing to follow any more. */
const compose = async (
  { store, clock, mailFrom, publicUrl }: MailOptions,
  { document }: PublishedPlace,
  { placeId, orderId, language, followKey }: Mail,
): Promise<OutgoingMail | undefined> => {
  const found = await findOrder(store.read, placeId, orderId);
  const details = (await detailsOfOrders(store.read, placeId, [orderId])).get(orderId);
  if (!found || !details?.email || followKey === undefined || found.status === 'rejected') return undefined;
  if (!isFollowed({ ...found, details }, clock())) return undefined;
  const { place } = document;
  const name = placeWords(place, language).name.text;
  const words = MAIL_WORDS[language];
  const link = `${publicUrl}${followHref(place.slug, followKey)}`;
  return {
    from: { name, address: mailFrom },
    to: details.email,
    replyTo: place.email || undefined,
    messageId: `<${orderId}.${placeId}@${mailFrom.split('@').at(-1) ?? 'tabl'}>`,
    subject: words.subject(found.number, name),
    text: [words.link, link, '', words.whoever, '', words.why(name), ''].join('\n'),
  };
};

/** Writes to whoever asked for it, until the signal. */
export const startMails = (options: MailOptions): Following => {
  const { store, places, clock, log, smtpUrl, timeoutMs = TIMEOUT_MS } = options;
  const stopping = new AbortController();
  const { signal } = stopping;

  const send = async (mail: Mail): Promise<void> => {
    const { placeId, createdAt } = mail;
    const end = (saved: Parameters<typeof saveMail>[2]) => store.write(placeId, (tx) => saveMail(tx, mail, saved));
    const place = await places.find(String(placeId));
    const message = place && (await compose(options, place, mail));
    if (!message) return end({ outcome: 'void' });
    const sent = await sendMail(message, { url: smtpUrl, timeoutMs, signal });
    if (sent.kind === 'taken') return end({ outcome: 'sent' });
    // Stopped in the middle: nobody failed, and whoever comes next sends it.
    if (signal.aborted) return end({ attempts: mail.attempts, retryAt: 0 });
    const now = clock();
    const isOver = sent.kind === 'refused' || isGivenUp(createdAt, now);
    const attempts = mail.attempts + 1;
    await end(
      isOver ? { outcome: 'given_up' } : { attempts, retryAt: Math.round(now + retryDelay(attempts, Math.random())) },
    );
    const about = { place: placeId, host: new URL(smtpUrl).host, reason: sent.reason };
    if (isOver) log.warn(about, 'The link to an order could not be sent by mail');
    else if (attempts === 1) log.warn(about, 'The mail server does not take the link to an order and is tried again');
  };

  /** One after the other: mail servers count connections. */
  const sendAll = async (placeId: number): Promise<void> => {
    while (!signal.aborted) {
      const now = clock();
      const mail = await store.write(placeId, (tx) => holdMail(tx, placeId, { now, until: now + HOLD_MS }));
      if (!mail) return;
      await send(mail);
    }
  };

  const following = followPlaces({
    ...options,
    name: 'Sending mail',
    signal,
    places: () => placesWithMail(store.read),
    look: async (placeId, run) => {
      if (await hasMailDue(store.read, placeId, clock())) await run(String(placeId), () => sendAll(placeId));
    },
  });
  return {
    settle: following.settle,
    stop: () => {
      stopping.abort();
      return following.stop();
    },
  };
};
