// Shares an address by the device's share sheet, else by its clipboard.

/**
 * shared     the share sheet took the address
 * copied     the address is on the clipboard
 * dismissed  the guest closed the share sheet
 * refused    share sheet and clipboard are unavailable (plain http): the screen must show the address
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
      // Some browsers have the API without a share sheet: copy instead.
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'refused';
  }
}

/** Absolute URL of a path on this site. Only in the browser, since a server has no location. */
export const addressOf = (path: string): string => new URL(path, window.location.href).href;
