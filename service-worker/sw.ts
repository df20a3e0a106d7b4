/// <reference lib="webworker" />
// The worker, as a table of contents: the shell from the cache, pictures from the device, the outbox in the background.
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { FLUSH_TAG, parseWorkerMessage } from '#contract/worker-messages.ts';
import { TablDatabase } from '#db/database.ts';
import { answerPicture } from '#sync/menu/pictures.ts';
import { flushOutbox } from './flush-outbox.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] };

// A new worker waits: only a page that has nothing open lets it take over (SKIP_WAITING).
precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();

// Every address of the app is the shell; what is the server's own is not.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), {
    denylist: [/^\/api\//, /^\/pictures\//, /^\/assets\//, /^\/healthz$/],
  }),
);

const db = new TablDatabase();
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/pictures/'),
  ({ request }) => answerPicture(db, request, Date.now()),
);

// The first page is served by the network; from here on it is ours, so that its pictures are kept too.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  const message = parseWorkerMessage(event.data);
  if (message?.type === 'SKIP_WAITING') void self.skipWaiting();
  if (message?.type === 'flush') event.waitUntil(flushOutbox(db).catch(() => undefined));
});

// Chromium alone: the browser wakes the worker when the network is back, though no page is open.
self.addEventListener('sync', (event) => {
  const { tag, waitUntil } = event as ExtendableEvent & { tag: string };
  if (tag === FLUSH_TAG) waitUntil.call(event, flushOutbox(db));
});
