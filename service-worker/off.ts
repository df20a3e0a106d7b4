/// <reference lib="webworker" />
// The kill switch: the server gives it out in the place of the worker where WORKER=0. It answers no request.
import { endWorker } from '#core/sync/device/worker-off.ts';

declare const self: ServiceWorkerGlobalScope;

// Takes over at once, because the replaced worker may be broken. Open pages notice the new worker and reload when idle.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(endWorker(self)));
