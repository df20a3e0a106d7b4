// Sharing an address: by the device's own share sheet, else by its clipboard.

/**
 * shared     the device's share sheet took the address
 * copied     the address lies on the clipboard
 * dismissed  the guest closed the share sheet
 * refused    sheet and clipboard are unavailable (a page on plain http): the screen must show the address
 */
export type Shared = 'shared' | 'copied' | 'dismissed' | 'refused';

/** Shares a `path` of this site. Call it from a press: browsers allow sharing only then. */
export async function shareAddress(title: string, path: string): Promise<Shared> {
  const url = addressOf(path);
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
      // Some browsers have the call and no share sheet behind it: copying is the next best.
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'refused';
  }
}

/** The whole address of a path on this site. Call it from a press, or behind one: a server has no site. */
export const addressOf = (path: string): string => new URL(path, window.location.href).href;
