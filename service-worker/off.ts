/// <reference lib="webworker" />
// The kill switch: the server gives it out in the place of the worker where WORKER=0. It answers no request.
import { endWorker } from '#core/sync/device/worker-off.ts';

declare const self: ServiceWorkerGlobalScope;

// The worker that it replaces may be why no page asks it to take over. Open pages hear of another worker, and load anew at rest.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(endWorker(self)));
