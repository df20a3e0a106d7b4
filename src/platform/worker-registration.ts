// The service worker on the page's side. A new one waits until the page says that nothing is open here.
import { Workbox } from 'workbox-window';
import type { WorkerMessage } from '#contract/worker-messages.ts';
import { FLUSH_TAG } from '#contract/worker-messages.ts';

export interface WorkerHandle {
  /** Asks the worker to look at the outbox, now and when the network is back, where the browser can do that. */
  readonly flush: () => void;
  /** The waiting worker takes over every open page of ours. */
  readonly activateWaiting: () => void;
}

export interface WorkerNews {
  /** A new build is here and waits until nothing is open. */
  readonly onWaiting: () => void;
  /** It has taken over, perhaps by another tab's leave: this page still runs the build before. */
  readonly onTakenOver: () => void;
}

/** On plain http at another name than localhost a browser has no workers: undefined. */
export function registerWorker({ onWaiting, onTakenOver }: WorkerNews): WorkerHandle | undefined {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return undefined;
  const workbox = new Workbox(trustedWorkerUrl('/sw.js'));
  workbox.addEventListener('waiting', onWaiting);
  workbox.addEventListener('controlling', (event) => {
    // The very first worker takes an open page over and serves the same build.
    if (event.isUpdate) onTakenOver();
  });
  // Not inside a load listener: load may long have fired, and offline would silently be missing.
  void workbox.register({ immediate: true }).catch(() => undefined);
  const tell = (message: WorkerMessage) => navigator.serviceWorker.controller?.postMessage(message);
  return {
    flush: () => {
      tell({ type: 'flush' });
      void navigator.serviceWorker.ready.then(requestSync).catch(() => undefined);
    },
    activateWaiting: () => workbox.messageSkipWaiting(),
  };
}

/** Chromium alone has it, and a WebView has not: a bonus, never relied upon. */
async function requestSync(registration: ServiceWorkerRegistration): Promise<void> {
  if ('sync' in registration) {
    await (registration.sync as { register: (tag: string) => Promise<void> }).register(FLUSH_TAG);
  }
}

/** The one Trusted Types policy: it lets the worker's own address through and nothing else. */
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
