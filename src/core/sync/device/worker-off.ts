// A worker that ends all workers of the app: for a build whose worker answers pages wrongly.

export interface EndedWorker {
  readonly caches: Pick<CacheStorage, 'keys' | 'delete'>;
  readonly registration: Pick<ServiceWorkerRegistration, 'unregister'>;
}

/**
 * Takes the worker off the device, and what it has kept of pages and files. Carts, orders that wait and sign-ins lie in the
 * database, of which this knows nothing. What cannot be deleted keeps the worker from nothing.
 */
export async function endWorker({ caches, registration }: EndedWorker): Promise<void> {
  const names = await caches.keys().catch(() => []);
  await Promise.allSettled(names.map((name) => caches.delete(name)));
  await registration.unregister();
}
