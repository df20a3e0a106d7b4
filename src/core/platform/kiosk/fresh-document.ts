// The next guest's page is a new document: nothing that the one before had in memory, in a form or in its steps is in it.

import { hasWorker } from '#core/platform/device/load-page.ts';

/** Where this document's own steps of the history begin, counted back from here. */
function stepsBack(): number {
  const { navigation } = globalThis;
  const here = navigation?.currentEntry;
  if (!navigation || !here) return 0;
  const first = navigation.entries().find(({ sameDocument }) => sameDocument);
  return first ? here.index - first.index : 0;
}

/** A browser that does not go back is not waited for. */
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

/** Without a network a page comes from the worker alone; a browser's own error page would have nothing left of ours to try again. */
const untilPagesCome = async (): Promise<void> => {
  if (navigator.onLine || hasWorker()) return;
  await new Promise<void>((resolve) => window.addEventListener('online', () => resolve(), { once: true }));
};

/**
 * Loads a page anew in place of all that was opened since this document began: what a guest searched for stands in the
 * addresses of its steps.
 */
export async function loadFresh(href: string): Promise<void> {
  await untilPagesCome();
  const steps = stepsBack();
  if (steps > 0) await goBack(steps);
  // A step that is written here makes the browser forget those that came after it.
  History.prototype.replaceState.call(history, null, '', href);
  History.prototype.pushState.call(history, null, '', href);
  location.replace(href);
}
