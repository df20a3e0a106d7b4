// The outbox, loaded behind the first paint: nothing can be sent before there is something to send.
import type { Outbox, OutboxParts } from './outbox.ts';

export function createLazyOutbox(parts: OutboxParts): Outbox {
  let loading: Promise<Outbox> | undefined;
  const load = () => {
    loading ??= import('./outbox.ts').then(
      ({ createOutbox }) => createOutbox(parts),
      (error: unknown) => {
        // Tried again at the next press: the network may be back.
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  return {
    save: async (order) => (await load()).save(order),
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
