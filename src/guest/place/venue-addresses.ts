// A venue's contacts as URLs that a phone can open.
import type { Place } from '#domain/place/place.ts';
import type { SocialLinks } from '#domain/place/settings.ts';

export const mapAddress = (location: Place['location']): string | undefined =>
  location &&
  `https://www.openstreetmap.org/?mlat=${location.lat}&mlon=${location.lng}#map=17/${location.lat}/${location.lng}`;

/** `tel:` URL of a phone number; `undefined` for a text without a dialable number. */
export const phoneAddress = (phone: string): string | undefined => {
  const number = phone.replaceAll(/[^\d+]/g, '');
  return /^\+?\d{3,15}$/.test(number) ? `tel:${number}` : undefined;
};

const NAMES = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  tripadvisor: 'Tripadvisor',
} as const satisfies Readonly<Record<keyof SocialLinks, string>>;

const ORDER = ['facebook', 'instagram', 'youtube', 'tripadvisor'] as const;

/** The venue's social media pages, by site name. */
export const socialLinks = (social: SocialLinks): readonly { readonly name: string; readonly href: string }[] =>
  ORDER.flatMap((key) => {
    const href = social[key];
    return href ? [{ name: NAMES[key], href }] : [];
  });

/** Short form of a URL for reading: "instagram.com/neven". */
export const shortAddress = (href: string): string => href.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');
