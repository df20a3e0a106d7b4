// The outbox, loaded after the first paint, because no order can exist before.
import type { TablDatabase } from '#core/db/database.ts';
import { onceThere } from '#shared/loading.ts';
import type { Outbox, OutboxParts } from './outbox.ts';

export interface LazyOutboxParts extends Omit<OutboxParts, 'db'> {
  readonly database: () => Promise<TablDatabase>;
}

export function createLazyOutbox({ database, ...parts }: LazyOutboxParts): Outbox {
  // A failed load is retried at the next press.
  const load = onceThere(async () => {
    const [{ createOutbox }, db] = await Promise.all([import('./outbox.ts'), database()]);
    return createOutbox({ ...parts, db });
  });
  return {
    save: async (order) => (await load()).save(order),
    send: async (command) => (await load()).send(command),
    flush: (wake) =>
      void load().then(
        (outbox) => outbox.flush(wake),
        () => undefined,
      ),
    confirm: async (id) => (await load()).confirm(id),
    decline: async (id) => (await load()).decline(id),
    dismiss: async (id) => (await load()).dismiss(id),
  };
}
