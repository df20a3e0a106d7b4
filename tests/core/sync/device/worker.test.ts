// The worker itself: its reads before an answer, and its messages to an opened page.
import { beforeEach, expect, test, vi } from 'vitest';
import type { WorkerReply } from '#contract/worker-messages.ts';
import { address, makeSite, memoryCaches, page, type Site, script } from './memory-caches.ts';

interface Told {
  readonly request?: Request;
  readonly clientId?: string;
  readonly data?: unknown;
  readonly notification?: { readonly data: unknown; readonly close: () => void };
  readonly ports?: readonly { readonly postMessage: (reply: WorkerReply) => void }[];
}

const PARTS = '/assets/worker-parts-1.js';
const LIST = [
  { url: 'index.html', revision: 'r1' },
  { url: 'assets/first-1.js', revision: null },
  { url: 'assets/dish-1.js', revision: null },
];
const reader = { language: 'bg', isShared: false, isSparing: false };
const parts = {
  answerPicture: vi.fn(async () => new Response('picture')),
  flushOutbox: vi.fn(async () => undefined),
};
/** An open page of the worker. */
class WindowClient {
  url = address('/neven').href;
  navigate = vi.fn(async () => undefined);
}
let client: WindowClient;
let caches: CacheStorage;
let site: Site;
beforeEach(() => {
  vi.clearAllMocks();
  client = new WindowClient();
  vi.stubGlobal('WindowClient', WindowClient);
  caches = memoryCaches();
  site = makeSite();
  for (const { url } of LIST) site.files.set(`/${url}`, script);
  site.files.set('/index.html', page('shell', ['/assets/first-1.js']));
  site.files.set('/neven', page('Шопска', ['/assets/first-1.js']));
});

/** A freshly started worker with its stored data. `isUpdate`: another worker is active. */
async function start({ isUpdate = false } = {}) {
  const listeners = new Map<string, (event: unknown) => void>();
  const self = {
    caches,
    fetch: site.fetch,
    location: new URL('http://tabl.test/sw.js'),
    registration: { active: isUpdate ? {} : null, showNotification: vi.fn(async () => undefined) },
    clients: {
      claim: vi.fn(async () => undefined),
      get: async () => client,
      matchAll: async () => [],
      openWindow: vi.fn(async () => undefined),
    },
    skipWaiting: vi.fn(),
    importScripts: vi.fn(() => Object.assign(self, { tablParts: parts })),
    addEventListener: (name: string, listener: (event: unknown) => void) => void listeners.set(name, listener),
    __WB_MANIFEST: LIST,
  };
  vi.resetModules();
  vi.stubGlobal('self', self);
  vi.stubGlobal('fetch', site.fetch);
  vi.stubGlobal('__WORKER_PARTS__', PARTS);
  await import('../../../../service-worker/sw.ts');
  /** Dispatches an event; resolves with its answer after all work that keeps the event open. */
  const tell = async (name: string, told: Told = {}): Promise<Response | undefined> => {
    const waiting: Promise<unknown>[] = [];
    const waitUntil = (work: Promise<unknown>) => void waiting.push(work);
    let answer: Promise<Response> | undefined;
    const respondWith = (given: Promise<Response>) => {
      answer = given;
    };
    listeners.get(name)?.({ ...told, waitUntil, respondWith });
    const response = await answer;
    for (let at = 0; at < waiting.length; at++) await waiting[at];
    return response;
  };
  const ask = (path: string, mode = 'no-cors', method = 'GET') =>
    tell('fetch', {
      clientId: 'page',
      request: Object.defineProperty(new Request(address(path), { method }), 'mode', { value: mode }),
    });
  const open = async (path: string) => {
    const replies: WorkerReply[] = [];
    await tell('message', {
      data: { type: 'opened', reader, address: address(path).href, files: ['/assets/dish-1.js'] },
      ports: [{ postMessage: (reply) => void replies.push(reply) }],
    });
    return replies;
  };
  return { self, tell, ask, open, visit: (path: string) => ask(path, 'navigate') };
}
const wordsOf = async (response: Response | undefined) => /<p>(.*)<\/p>/.exec((await response?.text()) ?? '')?.[1];

test('the worker’s second script is stored with the worker, and no page waits for this script', async () => {
  const first = await start();
  await first.tell('install');
  expect(first.self.importScripts.mock.calls).toEqual([[PARTS]]);
  await first.open('/neven');
  const again = await start();
  site.isDead = true;
  expect(await wordsOf(await again.visit('/neven'))).toBe('Шопска');
  expect((await again.ask('/assets/dish-1.js'))?.status).toBe(200);
  expect(again.self.importScripts).not.toHaveBeenCalled();
  expect(await (await again.ask('/pictures/a/640.avif'))?.text()).toBe('picture');
  await again.tell('message', { data: { type: 'flush' } });
  expect(again.self.importScripts).toHaveBeenCalledOnce();
  expect(parts.flushOutbox).toHaveBeenCalledOnce();
});

test('a page that is not kept gets the shell; server addresses and POST requests are not handled', async () => {
  const worker = await start();
  await worker.tell('install');
  site.isDead = true;
  expect(await wordsOf(await worker.visit('/neven/supi'))).toBe('shell');
  expect(await worker.visit('/api/client')).toBeUndefined();
  expect(await worker.visit('/neven/manifest.webmanifest')).toBeUndefined();
  expect(await worker.ask('/neven', 'navigate', 'POST')).toBeUndefined();
});

test('a kept page is answered at once and refreshed in the background', async () => {
  const worker = await start();
  await worker.tell('install');
  await worker.open('/neven');
  site.files.set('/neven', page('Таратор', ['/assets/first-1.js']));
  expect(await wordsOf(await worker.visit('/neven/t/CODE'))).toBe('Шопска');
  expect(await wordsOf(await worker.visit('/neven'))).toBe('Таратор');
});

test('the open page is told when it is stored, and the other files follow after that', async () => {
  const worker = await start();
  await worker.tell('install');
  expect(site.asked).not.toContain('/assets/dish-1.js');
  expect(await worker.open('/neven')).toEqual([{ type: 'kept', isWhole: true }]);
  expect(site.asked).toContain('/assets/dish-1.js');
  expect(await worker.open('/nobody')).toEqual([{ type: 'kept', isWhole: false }]);
});

test('an update stores the earlier build’s kept pages before it takes over', async () => {
  const before = await start();
  await before.tell('install');
  await before.open('/neven');
  const list = [...LIST];
  LIST.push({ url: 'assets/new-1.js', revision: null });
  site.files.set('/assets/new-1.js', script);
  const update = await start({ isUpdate: true });
  await update.tell('install');
  LIST.splice(0, LIST.length, ...list);
  await update.tell('activate');
  site.isDead = true;
  expect((await update.ask('/assets/new-1.js'))?.status).toBe(200);
  expect(await wordsOf(await update.visit('/neven'))).toBe('Шопска');
});

test('pictures come from the network when the worker’s second script is lost', async () => {
  const worker = await start();
  worker.self.importScripts.mockImplementation(() => {
    throw new DOMException('no', 'NetworkError');
  });
  site.files.set('/pictures/a/640.avif', () => new Response('from the server'));
  expect(await (await worker.ask('/pictures/a/640.avif'))?.text()).toBe('from the server');
});

test('a push is shown before its event ends, and a press opens the page; neither reads the database', async () => {
  const { self, tell } = await start();
  self.importScripts.mockClear();
  const notice = {
    title: 'Neven',
    body: 'Table 7 calls a waiter',
    language: 'en',
    tag: 'call',
    path: '/neven/staff/tables',
  };
  await tell('push', { data: { text: () => JSON.stringify(notice) } });
  await tell('push', {});
  expect(self.registration.showNotification).toHaveBeenCalledTimes(2);
  const close = vi.fn();
  await tell('notificationclick', { notification: { data: notice.path, close } });
  expect(close).toHaveBeenCalledOnce();
  expect(self.clients.openWindow).toHaveBeenCalledExactlyOnceWith(notice.path);
  expect(self.importScripts).not.toHaveBeenCalled();
});

test('a device without a file that the server no longer has reloads its page from the server, once', async () => {
  const worker = await start();
  await worker.tell('install');
  await worker.open('/neven');
  // The browser evicts a part of its storage, and the server has the build after the next.
  await (await caches.open('tabl-files')).delete('/assets/first-1.js');
  site.files.delete('/assets/first-1.js');
  site.files.set('/neven', page('Таратор', ['/assets/first-9.js']));
  site.files.set('/index.html', page('shell', ['/assets/first-9.js']));
  expect(await wordsOf(await worker.visit('/neven'))).toBe('Шопска');
  expect((await worker.ask('/assets/first-1.js'))?.status).toBe(404);
  expect(client.navigate).toHaveBeenCalledExactlyOnceWith(client.url);
  expect(await wordsOf(await worker.visit('/neven'))).toBe('Таратор');
  // Another page of the lost build does not reload repeatedly: no file of the build is left.
  await worker.ask('/assets/first-1.js');
  expect(client.navigate).toHaveBeenCalledOnce();
});

test('a lost file that the server still has is fetched, and the page continues', async () => {
  const worker = await start();
  await worker.tell('install');
  await worker.open('/neven');
  await (await caches.open('tabl-files')).delete('/assets/first-1.js');
  expect((await worker.ask('/assets/first-1.js'))?.status).toBe(200);
  site.isDead = true;
  expect((await worker.ask('/assets/first-1.js'))?.status).toBe(200);
  expect(client.navigate).not.toHaveBeenCalled();
});
