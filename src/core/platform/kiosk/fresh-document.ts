// Loads a new document for the next guest: without the earlier guest's memory, forms and history.

import { hasWorker } from '#core/platform/device/load-page.ts';
import { clearKeysOnLeave } from './guest-storage.ts';

/** Number of history steps of this document, counted back from here. */
function stepsBack(): number {
  const { navigation } = globalThis;
  const here = navigation?.currentEntry;
  if (!navigation || !here) return 0;
  const first = navigation.entries().find(({ sameDocument }) => sameDocument);
  return first ? here.index - first.index : 0;
}

/** Timeout for a browser that does not go back. */
const BACK_MS = 500;

const goBack = (steps: number): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('popstate', done);
      resolve();
    };
    const timer = setTimeout(done, BACK_MS);
    window.addEventListener('popstate', done);
    history.go(-steps);
  });

/** Offline only the worker can serve pages; a browser's error page could not retry. */
const untilPagesCome = async (): Promise<void> => {
  if (navigator.onLine || hasWorker()) return;
  await new Promise<void>((resolve) => window.addEventListener('online', () => resolve(), { once: true }));
};

/** Loads a page and drops the history of this document, because its addresses contain the guest's searches. */
export async function loadFresh(href: string): Promise<void> {
  await untilPagesCome();
  const steps = stepsBack();
  if (steps > 0) await goBack(steps);
  // Writing a history step makes the browser drop the later ones.
  History.prototype.replaceState.call(history, null, '', href);
  History.prototype.pushState.call(history, null, '', href);
  clearKeysOnLeave();
  location.replace(href);
}
