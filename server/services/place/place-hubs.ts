// Each server reads a place's new rows once for any number of listening devices.
import { type JournalRow, readJournal } from '../../store/journal.ts';
import { journalHead } from '../../store/log/journal-head.ts';
import type { Store } from '../../store/store.ts';

const ROWS_AT_ONCE = 500;

export type RowListener = (rows: readonly JournalRow[]) => void;

export interface PlaceHubs {
  /** Resolves when every later commit is sure to be delivered. `stop` unsubscribes. */
  readonly listen: (
    placeId: number,
    listener: RowListener,
  ) => { readonly ready: Promise<void>; readonly stop: () => void };
  readonly close: () => void;
}

interface Hub {
  cursor: number;
  readonly ready: Promise<void>;
  readonly listeners: Set<RowListener>;
  reading: boolean;
  /** Whether more rows arrived during the read. */
  again: boolean;
}

/** `before`: called at each journal change of a place, before listeners get the new rows. */
export const createPlaceHubs = (store: Store, before: (placeId: number) => void): PlaceHubs => {
  const hubs = new Map<number, Hub>();

  const readOn = async (placeId: number, hub: Hub): Promise<void> => {
    hub.again = true;
    if (hub.reading) return;
    hub.reading = true;
    try {
      await hub.ready;
      while (hub.again) {
        hub.again = false;
        const rows = await readJournal(store, placeId, hub.cursor, ROWS_AT_ONCE);
        hub.cursor = rows.at(-1)?.seq ?? hub.cursor;
        if (rows.length === ROWS_AT_ONCE) hub.again = true;
        if (rows.length === 0) continue;
        before(placeId);
        for (const listener of hub.listeners) listener(rows);
      }
    } finally {
      hub.reading = false;
    }
  };

  const openHub = (placeId: number): Hub => {
    const hub: Hub = {
      cursor: 0,
      ready: journalHead(store.read, placeId).then((head) => {
        hub.cursor = head;
      }),
      listeners: new Set(),
      reading: false,
      again: false,
    };
    hubs.set(placeId, hub);
    return hub;
  };

  const stopListening = store.onChange((changed) => {
    for (const [placeId, hub] of hubs) {
      // After a failed read, the next change reads these rows too.
      if (changed === undefined || changed === placeId) readOn(placeId, hub).catch(() => undefined);
    }
  });

  return {
    listen: (placeId, listener) => {
      const hub = hubs.get(placeId) ?? openHub(placeId);
      hub.listeners.add(listener);
      return {
        ready: hub.ready,
        stop: () => {
          hub.listeners.delete(listener);
          if (hub.listeners.size === 0 && hubs.get(placeId) === hub) hubs.delete(placeId);
        },
      };
    },
    close: stopListening,
  };
};
