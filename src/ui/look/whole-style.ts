// A style sheet that the network swallowed: a browser never asks for it again by itself, and a part that came without its
// looks would stay so.
const lost = new Set<HTMLLinkElement>();

/** Remembers from now on which sheets could not be had. */
export const watchStyles = (): void =>
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost.add(target);
    },
    // Such an event does not bubble.
    true,
  );

/** Resolves when no sheet that was asked for is missing; asks again for those that are. Rejects where that fails. */
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
