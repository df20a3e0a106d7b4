/// <reference lib="webworker" />
// The worker's table of contents: the shell from the cache, pictures from the device, the outbox in the background.
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { FLUSH_TAG, parseWorkerMessage } from '#contract/worker-messages.ts';
import { TablDatabase } from '#db/database.ts';
import { SERVER_PATHS } from '#domain/slug.ts';
import { answerPicture } from '#sync/menu/pictures.ts';
import { createOutboxFlush } from './flush-outbox.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] };

// A new worker waits until a page without open dialogs lets it take over (SKIP_WAITING).
precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();

// Every address of the app gets the shell; the server's own addresses do not.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), {
    denylist: [...SERVER_PATHS],
  }),
);

const db = new TablDatabase();
const flushOutbox = createOutboxFlush(db);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/pictures/'),
  ({ request }) => answerPicture(db, request, Date.now()),
);

// The network serves the first page. From here on the worker controls it, so that its pictures are kept too.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  const message = parseWorkerMessage(event.data);
  if (message?.type === 'SKIP_WAITING') void self.skipWaiting();
  if (message?.type === 'flush') event.waitUntil(flushOutbox().catch(() => undefined));
});

// Background sync, in Chromium alone: the browser wakes the worker when the network is back, without an open page.
self.addEventListener('sync', (event) => {
  const { tag, waitUntil } = event as ExtendableEvent & { tag: string };
  if (tag === FLUSH_TAG) waitUntil.call(event, flushOutbox());
});
