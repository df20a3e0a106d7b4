// Mails with the order link to guests of orders without a table.
import { followHref } from '#contract/order/follow-link.ts';
import { isFollowed } from '#domain/order/follow/follow-key.ts';
import { placeTexts } from '#domain/place/place.ts';
import type { PublishedPlace } from '../../services/place/published-places.ts';
import { holdMail, type Mail, saveMail } from '../../store/mail/mails.ts';
import { findOrder } from '../../store/order/orders.ts';
import { detailsOfOrders } from '../../store/order/own-orders.ts';
import { MAIL_WORDS } from '../../texts/mail-texts.ts';
import type { Following } from '../following/follow-places.ts';
import { type MailOptions, startMailQueue } from './mail-queue.ts';
import type { OutgoingMail } from './send-mail.ts';

/** `undefined` when the guest has no address, or the order cannot be followed any more. */
const compose = async (
  { store, clock, post, publicUrl }: MailOptions,
  { document }: PublishedPlace,
  { placeId, orderId, language, followKey }: Mail,
): Promise<OutgoingMail | undefined> => {
  const found = await findOrder(store.read, placeId, orderId);
  const details = (await detailsOfOrders(store.read, placeId, [orderId])).get(orderId);
  if (!found || !details?.email || followKey === undefined || found.status === 'rejected') return undefined;
  if (!isFollowed({ ...found, details }, clock())) return undefined;
  const { place } = document;
  const name = placeTexts(place, language).name.text;
  const words = MAIL_WORDS[language];
  const link = `${publicUrl}${followHref(place.slug, followKey)}`;
  return {
    from: { name, address: post.from },
    to: details.email,
    replyTo: place.email || undefined,
    messageId: `<${orderId}.${placeId}@${post.from.split('@').at(-1) ?? 'tabl'}>`,
    subject: words.subject(found.label, name),
    text: [words.link, link, '', words.whoever, '', words.why(name), ''].join('\n'),
  };
};

/** Sends order mails until stopped. */
export const startMails = (options: MailOptions): Following =>
  startMailQueue<Mail>(
    { ...options, what: 'The link to an order' },
    {
      name: 'mails',
      hold: holdMail,
      save: saveMail,
      compose: (place, mail) => compose(options, place, mail),
    },
  );
