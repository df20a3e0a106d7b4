// Checks for a newer build at once, not only hourly, and activates it while the page is idle.
import type { WorkerMessage } from '#contract/worker-messages.ts';

/** App version from its package; inserted by the build. */
declare const __VERSION__: string;

export const clientVersion = (): string => __VERSION__;

/**
 * coming: its worker is installed, and takes over once the page is idle; none: the server has no other build; no_worker:
 * this page has none, and each page load gets the newest build.
 */
export type NewerBuild = 'coming' | 'none' | 'no_worker';

/** Rejects when the server is unreachable. */
export async function askNewerBuild(): Promise<NewerBuild> {
  const registration = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
  if (!registration?.active) return 'no_worker';
  await registration.update();
  return registration.installing || registration.waiting ? 'coming' : 'none';
}

/** Whether the page was reloaded, and therefore is the server's newest build. */
export const wasLoadedAnew = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => Reflect.get(entry, 'type') === 'reload');

/** A slower worker takes over by itself later. */
const TAKES_OVER_MS = 2_000;

/** Activates a waiting worker, so that the next page is of its build. Never rejects. */
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
