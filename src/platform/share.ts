// Handing an address on: by the device's own sheet where it has one, else by its clipboard.

/**
 * shared     handed to the device
 * copied     it lies on the clipboard
 * dismissed  the guest thought better of it
 * refused    neither is to be had here (a page on plain http): the address must be shown
 */
export type Shared = 'shared' | 'copied' | 'dismissed' | 'refused';

/** `path` within this site. Call it from a press: browsers allow it then only. */
export async function shareAddress(title: string, path: string): Promise<Shared> {
  const url = addressOf(path);
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
      // A browser that has the call and no sheet behind it: copying is the next best.
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'refused';
  }
}

/** The whole address of a path of this site. */
export const addressOf = (path: string): string => new URL(path, window.location.href).href;
