// Random id of this tab's attempt to use a sign-in link, kept over a reload: with the same id the server repeats a lost answer.

/** For the tab's lifetime only, at most until the sign-in. Declared here, because only the sign-in page needs the key. */
export const LINK_ATTEMPT_KEY = 'link_attempt';

let kept: string | undefined;

/** 128 random bits. `crypto.randomUUID` is missing on a venue's own server without TLS. */
const fresh = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Id of the attempt, made at the first call. */
export function linkAttempt(): string {
  try {
    kept = sessionStorage.getItem(LINK_ATTEMPT_KEY) ?? kept ?? fresh();
    sessionStorage.setItem(LINK_ATTEMPT_KEY, kept);
  } catch {
    // Without storage the id is kept only while the page is open.
  }
  kept ??= fresh();
  return kept;
}

/** Ends the attempt: the next link gets another id. */
export function endLinkAttempt(): void {
  kept = undefined;
  try {
    sessionStorage.removeItem(LINK_ATTEMPT_KEY);
  } catch {
    // Without storage there is nothing to remove.
  }
}
