/// <reference lib="webworker" />
// The worker's table of contents: pages and files from the device; pictures and the outbox in a script of their own.
import { FLUSH_TAG, parseWorkerMessage, type Reader, type WorkerReply } from '#contract/worker-messages.ts';
import { type BuildFile, createBuildFiles } from '#core/sync/device/build-files.ts';
import { createKeptPages, isPageAddress } from '#core/sync/device/kept-pages.ts';
import { openPush, showPush } from '#core/sync/device/push-notices.ts';
import { createReaderNote } from '#core/sync/device/reader-note.ts';
import { DEFAULT_LANGUAGE } from '#domain/language/language.ts';

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: BuildFile[];
  tablParts?: typeof import('./parts.ts');
};
/** URL of the built parts.ts. */
declare const __WORKER_PARTS__: string;

const browser = { caches: self.caches, fetch: self.fetch.bind(self) };
const files = createBuildFiles(self.__WB_MANIFEST, browser);
const pages = createKeptPages(files, browser);
const note = createReaderNote(self.caches);
/** Default reader, when an earlier build has stored none. */
const ANYBODY: Reader = { language: DEFAULT_LANGUAGE, isShared: false, isSparing: false };

function parts(): typeof import('./parts.ts') {
  // Stored by the browser at installation; not fetched again.
  if (!self.tablParts) self.importScripts(__WORKER_PARTS__);
  if (!self.tablParts) throw new Error('The worker has lost its parts');
  return self.tablParts;
}

self.addEventListener('install', (event) => {
  event.waitUntil(install());
  // A worker can import only scripts that it imported during installation. The import blocks its thread, so the shell is
  // requested before.
  parts();
});

/** A first visit waits for the first files only. An update first copies all files that the earlier build had cached. */
async function install(): Promise<void> {
  await files.keepShell();
  if (!self.registration.active) return;
  const reader = await note.read();
  await files.keepRest(reader ?? ANYBODY).catch(() => undefined);
  if (reader) await pages.renew(reader).catch(() => undefined);
}

// A new worker waits until a page without open dialogs lets it take over (SKIP_WAITING). The very first one takes over the
// open page, so that its pictures are cached too.
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([files.sweep(), self.clients.claim()])));

/** Answers in progress: parts block the worker's only thread for a while, so these go first. */
const answering = new Set<Promise<unknown>>();
function soon(answer: Promise<Response>): Promise<Response> {
  const settled = answer.catch(() => undefined).finally(() => answering.delete(settled));
  answering.add(settled);
  return answer;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (isPageAddress(address)) event.respondWith(soon(answerPage(event, address)));
  } else if (address.pathname.startsWith('/pictures/')) event.respondWith(answerPicture(request));
  else if (files.has(address.pathname)) event.respondWith(soon(answerFile(event, address.pathname)));
});

/**
 * Answers from the kept page, refreshed in the background; otherwise with the shell, which renders any page from the
 * device's data.
 */
async function answerPage(event: FetchEvent, address: URL): Promise<Response> {
  const reader = await note.read();
  const kept = reader && (await pages.find(address, reader).catch(() => undefined));
  if (reader) event.waitUntil(pages.keep(address, reader));
  return kept ?? (await files.shell()) ?? fetch(event.request);
}

async function answerFile(event: FetchEvent, path: string): Promise<Response> {
  const response = await files.answer(event.request);
  if (response.status === 404) event.waitUntil(drawAnew(event.clientId, path).catch(() => undefined));
  return response;
}

/** Reloads a page whose first script is missing, once and without this build's files. */
async function drawAnew(clientId: string, path: string): Promise<void> {
  if (!(await files.giveUp(path))) return;
  const client = await self.clients.get(clientId);
  if (client instanceof WindowClient) await client.navigate(client.url);
}

async function answerPicture(request: Request): Promise<Response> {
  if (!self.tablParts) await Promise.all(answering);
  try {
    return await parts().answerPicture(request);
  } catch {
    return fetch(request);
  }
}

self.addEventListener('message', (event) => {
  const message = parseWorkerMessage(event.data);
  if (message?.type === 'SKIP_WAITING') void self.skipWaiting();
  if (message?.type === 'flush') event.waitUntil(flushOutbox().catch(() => undefined));
  if (message?.type !== 'opened') return;
  const { reader, files: loaded } = message;
  const address = new URL(message.address);
  if (address.origin !== self.location.origin) return;
  const keepAll = async () => {
    // Claims a page that was loading while the very first worker took over.
    await self.clients.claim();
    await note.write(reader);
    const kept = await Promise.all([files.keep(loaded), pages.keep(address, reader)]);
    const reply: WorkerReply = { type: 'kept', isWhole: kept.every(Boolean) };
    event.ports[0]?.postMessage(reply);
    await files.keepRest(reader).catch(() => undefined);
  };
  event.waitUntil(keepAll());
});

const flushOutbox = async (): Promise<void> => parts().flushOutbox();

// Background sync, Chromium only: the browser wakes the worker when the network is back, without an open page.
self.addEventListener('sync', (event) => {
  const { tag, waitUntil } = event as ExtendableEvent & { tag: string };
  if (tag === FLUSH_TAG) waitUntil.call(event, flushOutbox());
});

self.addEventListener('push', (event) => event.waitUntil(showPush(self.registration, event.data?.text())));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPush(self.clients, self.location.origin, event.notification.data));
});
