// @vitest-environment jsdom
// The open page as reported to the worker, and the worker's reply.
import { afterEach, expect, test, vi } from 'vitest';
import { parseWorkerMessage } from '#contract/worker-messages.ts';
import { keepOpenedPage } from '#core/platform/opened-page.ts';

afterEach(() => vi.unstubAllGlobals());

/** Reports resources that the browser has loaded since. */
let tellLoaded: (entries: readonly object[]) => void;

class LoadObserver {
  constructor(callback: (list: { getEntries: () => readonly object[] }) => void) {
    tellLoaded = (entries) => callback({ getEntries: () => entries });
  }
  observe(): void {}
  disconnect(): void {}
}

/** A worker with this reply. */
function beginWorker(reply: unknown) {
  const told: unknown[] = [];
  const active = {
    postMessage: (message: unknown, [port]: readonly MessagePort[]) => {
      told.push(message);
      port?.postMessage(reply);
    },
  };
  vi.stubGlobal('PerformanceObserver', LoadObserver);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator), { serviceWorker: { ready: Promise.resolve({ active }) } }),
  );
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(
    [`${location.origin}/assets/first-1.js?x`, `${location.origin}/assets/first-1.js`, 'https://else.test/a.js'].map(
      (name) => ({ name }) as PerformanceEntry,
    ),
  );
  return told;
}

test('the worker receives the address, the reader, and the files that the page loaded from its server', async () => {
  const told = beginWorker({ type: 'kept', isWhole: true });
  expect(await keepOpenedPage('de')).toBe(true);
  expect(told.map(parseWorkerMessage)).toEqual([
    {
      type: 'opened',
      reader: { language: 'de', isShared: false, isSparing: true },
      address: location.href,
      files: ['/assets/first-1.js'],
    },
  ]);
});

test('files loaded while the worker took over are reported too', async () => {
  const told = beginWorker({ type: 'kept', isWhole: true });
  const entry = (path: string) => ({ name: location.origin + path }) as PerformanceEntry;
  vi.spyOn(performance, 'getEntriesByType')
    .mockReturnValueOnce([entry('/assets/first-1.js')])
    .mockReturnValue([entry('/assets/first-1.js'), entry('/assets/later.order-1.js')]);
  expect(await keepOpenedPage('de')).toBe(true);
  expect(told).toMatchObject([{ files: ['/assets/first-1.js'] }, { files: ['/assets/later.order-1.js'] }]);
});

test('a file that was loading when the worker took over is reported when it arrives', async () => {
  const told = beginWorker({ type: 'kept', isWhole: true });
  await keepOpenedPage('de');
  const entry = (path: string, workerStart: number) => ({ name: location.origin + path, workerStart });
  tellLoaded([entry('/assets/dish-1.js', 12), entry('/api/places/neven', 0)]);
  expect(told).toHaveLength(1);
  tellLoaded([entry('/assets/service-bg-1.js', 0), entry('/assets/dish-1.js', 12)]);
  expect(told[1]).toMatchObject({ type: 'opened', files: ['/assets/service-bg-1.js'] });
});

test('only an explicit reply means that the page is stored', async () => {
  beginWorker({ type: 'kept', isWhole: false });
  expect(await keepOpenedPage('de')).toBe(false);
  beginWorker('of another build');
  expect(await keepOpenedPage('de')).toBe(false);
});
