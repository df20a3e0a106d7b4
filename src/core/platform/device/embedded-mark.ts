// The mark of an app that shows these pages and watches their address: the address that it began with. It is asked for
// behind the first card, when the router has long made another address of it: the browser remembers how the document began.
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

/** Whether an app shows this page; once it was told, the tab remembers it over reloads. [S8.12] */
export function isEmbedded(): boolean {
  const isBegun = isMarked(firstAddress());
  try {
    if (isBegun) sessionStorage.setItem(STORAGE_KEYS.embedded, '1');
    return isBegun || sessionStorage.getItem(STORAGE_KEYS.embedded) === '1';
  } catch {
    // A tab that remembers nothing knows as much as its address said.
    return isBegun;
  }
}
