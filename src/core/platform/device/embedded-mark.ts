// Mark of an app that embeds these pages and watches their address: the address that the document began with. Read after the
// first card, when the router has changed the address; the browser still knows the original one.
import { STORAGE_KEYS } from '#core/platform/storage-keys.ts';

const MARK = 'embedded';

const isMarked = (address: string): boolean => {
  try {
    return new URL(address).searchParams.get(MARK) === '1';
  } catch {
    return false;
  }
};

const firstAddress = (): string => performance.getEntriesByType('navigation')[0]?.name ?? '';

/** Whether an app embeds this page; the tab remembers it over reloads. [S8.12] */
export function isEmbedded(): boolean {
  const isBegun = isMarked(firstAddress());
  try {
    if (isBegun) sessionStorage.setItem(STORAGE_KEYS.embedded, '1');
    return isBegun || sessionStorage.getItem(STORAGE_KEYS.embedded) === '1';
  } catch {
    // Without storage the original address decides.
    return isBegun;
  }
}
