import type { PublishedPlace } from './place/published-places.ts';
import type { Services } from './services.ts';

/**
 * Whether an order or a booking at the place is mailed to a guest who gives an address; a demo venue writes its mails as
 * files.
 */
export const mailsGuests = (
  { sendsMail = false, demoSlugs = [] }: Pick<Services, 'sendsMail' | 'demoSlugs'>,
  { document }: PublishedPlace,
): boolean => sendsMail || demoSlugs.includes(document.place.slug);
