// Style sheets that failed to load: a browser never asks for one again by itself, and a part would stay without its
// looks.
const lost = new Set<HTMLLinkElement>();

/** Begins to remember the style sheets that fail to load. */
export const watchStyles = (): void =>
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost.add(target);
    },
    // The load error of a style sheet does not bubble.
    true,
  );

/** Resolves when no style sheet is missing; asks again for the missing ones. Rejects where that fails. */
export async function styleIsWhole(): Promise<void> {
  await Promise.all([...lost].map(askAgain));
}

const askAgain = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve, reject) => {
    lost.delete(link);
    const fresh = link.cloneNode() as HTMLLinkElement;
    fresh.addEventListener('load', () => resolve(), { once: true });
    fresh.addEventListener('error', () => reject(new Error(`The looks are not here: ${link.href}`)), { once: true });
    link.replaceWith(fresh);
  });
