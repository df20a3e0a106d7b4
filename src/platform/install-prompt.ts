// The browser's offer to put this app on the home screen, kept until the guest wants it: asked at the wrong moment, it
// is refused for good.

/** Chromium's own event; other browsers have none. */
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

/** Called once, as early as can be: the offer comes a single time. */
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

/** Shows the browser's own question. true: the guest said yes; undefined: there was nothing to show any more. */
export async function installNow(): Promise<boolean | undefined> {
  const offer = kept;
  if (!offer) return undefined;
  // An offer can be made once.
  keep(undefined);
  const { outcome } = await offer.prompt();
  return outcome === 'accepted';
}
