/** "https://www.openstreetmap.org/…" is read as "openstreetmap.org", an address of mail or telephone as itself. */
export const linkName = (href: string): string => {
  try {
    const { protocol, hostname, pathname } = new URL(href);
    return protocol === 'mailto:' || protocol === 'tel:' ? decodeURI(pathname) : hostname.replace(/^www\./, '');
  } catch {
    return href;
  }
};
