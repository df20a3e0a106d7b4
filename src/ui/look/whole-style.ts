// Style sheets that failed to load: a browser never retries by itself, and a chunk would stay unstyled.
const lost = new Set<HTMLLinkElement>();

/** Starts recording style sheets that fail to load. Those of the page itself may have failed before. */
export function watchStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (isLost(link)) lost.add(link);
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost.add(target);
    },
    // The load error of a style sheet does not bubble.
    true,
  );
}

/** A sheet that is still loading has no rules either, but the script runs after every sheet before it. */
const isLost = ({ sheet }: HTMLLinkElement): boolean => {
  try {
    return !sheet?.cssRules.length;
  } catch {
    return true;
  }
};

/** Resolves when no style sheet is missing; requests missing ones again. Rejects when that fails. */
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
