// The browser's offer to put this app on the home screen, kept until the guest wants it: an offer at the wrong moment
// is refused for good.

/** Chromium's own event; other browsers lack it. */
interface InstallPromptEvent extends Event {
  readonly prompt: () => Promise<{ readonly outcome: string }>;
}

let kept: InstallPromptEvent | undefined;
const listeners = new Set<() => void>();

const keep = (offer: InstallPromptEvent | undefined): void => {
  kept = offer;
  for (const listener of listeners) listener();
};

const isOffer = (event: Event): event is InstallPromptEvent => 'prompt' in event && typeof event.prompt === 'function';

/** Listens for the offer. Call it once, as early as possible: the offer comes a single time. */
export function keepInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!isOffer(event)) return;
    event.preventDefault();
    keep(event);
  });
  window.addEventListener('appinstalled', () => keep(undefined));
}

export const hasInstallOffer = (): boolean => kept !== undefined;

export function followInstallOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows the browser's question. true: the guest agreed; undefined: no offer was left to show. */
export async function installNow(): Promise<boolean | undefined> {
  const offer = kept;
  if (!offer) return undefined;
  // An offer can be used once.
  keep(undefined);
  const { outcome } = await offer.prompt();
  return outcome === 'accepted';
}
