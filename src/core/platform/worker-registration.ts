// The service worker, seen from the page. A new worker waits until the page says that no dialog is open.
import { Workbox } from 'workbox-window';
import type { WorkerMessage } from '#contract/worker-messages.ts';
import { FLUSH_TAG } from '#contract/worker-messages.ts';

export interface WorkerHandle {
  /** Asks the worker to look at the outbox, now and when the network is back, if the browser can do that. */
  readonly flush: () => void;
  /** The waiting worker takes over every open page of ours. */
  readonly activateWaiting: () => void;
}

export interface WorkerNews {
  /** A worker of a new build is waiting. */
  readonly onWaiting: () => void;
  /** A worker of a new build has taken over, perhaps at another tab's word: this page still runs the old build. */
  readonly onTakenOver: () => void;
}

/** Registers the worker; undefined on plain http (other than localhost), where browsers have no workers. */
export function registerWorker({ onWaiting, onTakenOver }: WorkerNews): WorkerHandle | undefined {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return undefined;
  const workbox = new Workbox(trustedWorkerUrl('/sw.js'));
  workbox.addEventListener('waiting', onWaiting);
  workbox.addEventListener('controlling', (event) => {
    // The very first worker takes over an open page of its own build.
    if (event.isUpdate) onTakenOver();
  });
  // Not inside a load listener: that event may long have fired, and offline use would silently be missing.
  void workbox
    .register({ immediate: true })
    .then(keepUpToDate)
    .catch(() => undefined);
  const tell = (message: WorkerMessage) => navigator.serviceWorker.controller?.postMessage(message);
  return {
    flush: () => {
      tell({ type: 'flush' });
      void navigator.serviceWorker.ready.then(requestSync).catch(() => undefined);
    },
    activateWaiting: () => workbox.messageSkipWaiting(),
  };
}

const UPDATE_EVERY_MS = 3_600_000;
const UPDATE_AT_MOST_EVERY_MS = 900_000;

/**
 * Browsers look for a new worker when a page is opened, and a tablet on a table opens none for weeks: it asks each hour,
 * and when somebody looks at it again.
 */
function keepUpToDate(registration: ServiceWorkerRegistration | undefined): void {
  let askedAt = performance.now();
  const ask = () => {
    askedAt = performance.now();
    registration?.update().catch(() => undefined);
  };
  setInterval(ask, UPDATE_EVERY_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && performance.now() - askedAt >= UPDATE_AT_MOST_EVERY_MS) ask();
  });
}

/** Background sync: Chromium alone has it, and a WebView lacks it, so nothing relies on it. */
async function requestSync(registration: ServiceWorkerRegistration): Promise<void> {
  if ('sync' in registration) {
    await (registration.sync as { register: (tag: string) => Promise<void> }).register(FLUSH_TAG);
  }
}

/** Our Trusted Types policy, the only one: it allows the worker's own address and no other. */
function trustedWorkerUrl(url: string): string {
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy: (name: string, rules: object) => { createScriptURL: (url: string) => unknown } };
  };
  if (!trustedTypes) return url;
  const policy = trustedTypes.createPolicy('tabl', {
    createScriptURL: (candidate: string) => {
      if (candidate === '/sw.js') return candidate;
      throw new TypeError('not a script of ours');
    },
  });
  return policy.createScriptURL(url) as string;
}
