// Hands the open page to the worker, so that it opens offline from then on.
import { parseWorkerReply, type WorkerMessage } from '#contract/worker-messages.ts';
import type { Language } from '#domain/language/language.ts';
import { readKioskCookie } from './cookies.ts';
import { sparesBytes } from './data-saver.ts';

/**
 * Has the worker store the open page with its loaded files; resolves with whether they are stored. Waits for a worker,
 * forever without one. Never rejects.
 */
export async function keepOpenedPage(language: Language): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  const { active } = await navigator.serviceWorker.ready;
  if (!active) return false;
  const reader = { language, isShared: readKioskCookie(), isSparing: sparesBytes() };
  const told = loadedFiles();
  const keep = (files: string[]) => askWorker(active, { type: 'opened', reader, address: location.href, files });
  const isWhole = await keep(told);
  followStrays((files) => void keep(files));
  // Files loaded while the first worker took over neither passed through it nor were reported.
  const late = loadedFiles().filter((path) => !told.includes(path));
  return late.length === 0 ? isWhole : keep(late);
}

let stopFollowing: (() => void) | undefined;

/** Calls back with each later file that did not pass through the worker, because it was requested before the takeover. */
function followStrays(callback: (files: string[]) => void): void {
  stopFollowing?.();
  const observer = new PerformanceObserver((list) => {
    const strays = ownPaths(list.getEntries().filter((entry) => Reflect.get(entry, 'workerStart') === 0));
    const files = strays.filter((path) => path.startsWith('/assets/'));
    if (files.length > 0) callback(files);
  });
  observer.observe({ type: 'resource' });
  stopFollowing = () => observer.disconnect();
}

/** The worker's reply. It never comes when the worker ends first. */
const askWorker = (worker: ServiceWorker, message: WorkerMessage): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      port1.close();
      resolve(parseWorkerReply(data)?.isWhole ?? false);
    };
    worker.postMessage(message, [port2]);
  });

/** Paths of the files that this page loaded from its own server. */
const loadedFiles = (): string[] => ownPaths(performance.getEntriesByType('resource'));

const ownPaths = (entries: readonly PerformanceEntry[]): string[] => {
  const addresses = entries.map(({ name }) => new URL(name, location.href));
  return [...new Set(addresses.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname))];
};
