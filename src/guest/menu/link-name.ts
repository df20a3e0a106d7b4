/**
 * Readable name of a URL: "openstreetmap.org" for "https://www.openstreetmap.org/…"; mail addresses and phone numbers
 * unchanged.
 */
export const linkName = (href: string): string => {
  try {
    const { protocol, hostname, pathname } = new URL(href);
    return protocol === 'mailto:' || protocol === 'tel:' ? decodeURI(pathname) : hostname.replace(/^www\./, '');
  } catch {
    return href;
  }
};
