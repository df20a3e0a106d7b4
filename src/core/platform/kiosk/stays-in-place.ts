// Where a press on a device of the house may lead: the pages of its place, and nowhere else.

/** The page of a place where its staff sign in. */
const STAFF = 'staff';

/** Whether an address stays within the guests' pages of the place that the device shows. */
export function staysInPlace(href: string, base: { readonly origin: string; readonly slug: string }): boolean {
  if (!URL.canParse(href, base.origin)) return false;
  const { origin, pathname } = new URL(href, base.origin);
  const [place, page] = pathname.split('/').filter((part) => part !== '');
  return origin === base.origin && place === base.slug && page !== STAFF;
}
