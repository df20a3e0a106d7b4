// Kill switch: a worker that removes all workers of the app, for a build whose worker serves pages wrongly.

export interface EndedWorker {
  readonly caches: Pick<CacheStorage, 'keys' | 'delete'>;
  readonly registration: Pick<ServiceWorkerRegistration, 'unregister'>;
}

/**
 * Removes the worker and its stored pages and files. Carts, waiting orders and sign-ins are in the database, which stays. A
 * failed deletion does not keep the worker.
 */
export async function endWorker({ caches, registration }: EndedWorker): Promise<void> {
  const names = await caches.keys().catch(() => []);
  await Promise.allSettled(names.map((name) => caches.delete(name)));
  await registration.unregister();
}
