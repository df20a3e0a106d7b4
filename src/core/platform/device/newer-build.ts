// A newer build than the one that runs here: asked for at once and not with the next hour, and let in where nothing is open.
import type { WorkerMessage } from '#contract/worker-messages.ts';

/** The version of the app, as its package says it; inserted by the build. */
declare const __VERSION__: string;

export const clientVersion = (): string => __VERSION__;

/**
 * coming: its worker is here, and takes over once nothing is open; none: the server has no other build; no_worker: this page
 * has none, and the server gives the newest with every load of the page.
 */
export type NewerBuild = 'coming' | 'none' | 'no_worker';

/** Rejects where the server is not reached. */
export async function askNewerBuild(): Promise<NewerBuild> {
  const registration = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
  if (!registration?.active) return 'no_worker';
  await registration.update();
  return registration.installing || registration.waiting ? 'coming' : 'none';
}

/** Whether the page was loaded anew, and is the newest that the server has. */
export const wasLoadedAnew = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => Reflect.get(entry, 'type') === 'reload');

/** A worker that takes longer takes over by itself later on. */
const TAKES_OVER_MS = 2_000;

/** Lets a newer worker that waits take over now, so that the page which is loaded next is of its build. Never rejects. */
export async function letNewerBuildIn(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const waiting = (await serviceWorker.getRegistration().catch(() => undefined))?.waiting;
  if (!waiting) return;
  await new Promise<void>((resolve) => {
    setTimeout(resolve, TAKES_OVER_MS);
    serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    waiting.postMessage({ type: 'SKIP_WAITING' } satisfies WorkerMessage);
  });
}
