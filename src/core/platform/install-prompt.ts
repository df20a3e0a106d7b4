// The browser's install prompt, kept until the guest wants it: a prompt at the wrong moment is refused forever.

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

/** Listens for the install prompt. Call it once, as early as possible: the event fires only once. */
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

/** Shows the browser's install prompt. true: accepted; undefined: no prompt was available. */
export async function installNow(): Promise<boolean | undefined> {
  const offer = kept;
  if (!offer) return undefined;
  // A prompt can be used once.
  keep(undefined);
  const { outcome } = await offer.prompt();
  return outcome === 'accepted';
}
