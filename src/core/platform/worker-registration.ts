// The service worker, as the page uses it. A new worker waits until the page is idle.
import { Workbox } from 'workbox-window';
import type { WorkerMessage } from '#contract/worker-messages.ts';
import { FLUSH_TAG } from '#contract/worker-messages.ts';

export interface WorkerHandle {
  /** Tells the worker to flush the outbox, now and, if the browser supports it, when the network returns. */
  readonly flush: () => void;
  /** Lets the waiting worker take over all our open pages. */
  readonly activateWaiting: () => void;
}

export interface WorkerNews {
  /** A worker of a new build is waiting. */
  readonly onWaiting: () => void;
  /** A worker of a new build has taken over, perhaps triggered by another tab: this page still runs the old build. */
  readonly onTakenOver: () => void;
}

/** Registers the worker; undefined on plain http (other than localhost), where browsers have no workers. */
export function registerWorker({ onWaiting, onTakenOver }: WorkerNews): WorkerHandle | undefined {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return undefined;
  const workbox = new Workbox(trustedWorkerUrl('/sw.js'));
  workbox.addEventListener('waiting', onWaiting);
  workbox.addEventListener('controlling', (event) => {
    // The first worker takes over an open page of its own build.
    if (event.isUpdate) onTakenOver();
  });
  // Not in a load listener: that event may have fired already, and offline use would be missing silently.
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
 * Browsers check for a new worker only when a page is opened, and a tablet opens none for weeks: so it checks each hour, and
 * when it becomes visible.
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

/** Background sync: only in Chromium and not in WebViews, so no feature relies on background sync. */
async function requestSync(registration: ServiceWorkerRegistration): Promise<void> {
  if ('sync' in registration) {
    await (registration.sync as { register: (tag: string) => Promise<void> }).register(FLUSH_TAG);
  }
}

/** Our only Trusted Types policy: it allows only the worker's own URL. */
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
