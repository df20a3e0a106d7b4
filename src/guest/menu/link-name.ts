/**
 * The readable name of an address: "openstreetmap.org" for "https://www.openstreetmap.org/…"; mail and telephone as
 * they are.
 */
export const linkName = (href: string): string => {
  try {
    const { protocol, hostname, pathname } = new URL(href);
    return protocol === 'mailto:' || protocol === 'tel:' ? decodeURI(pathname) : hostname.replace(/^www\./, '');
  } catch {
    return href;
  }
};
