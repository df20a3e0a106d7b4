// The kitchen's truth: the server's journal, read by the command that the venue itself would use. It judges journeys.
import type { JournalRow } from '../../server/store/journal.ts';
import type { RunningServer } from '../../tests/support/serve.ts';

export type OrderRow = Extract<JournalRow, { type: 'order.placed' }>;

export interface Kitchen {
  /** Orders that came since the journey began, in the order in which they were committed. */
  orders(): readonly OrderRow[];
  /** Their labels: what a cook would call out, each as often as it would be cooked. */
  labels(): readonly string[];
}

export const readLedger = (server: RunningServer, place: string): readonly JournalRow[] =>
  JSON.parse(server.run(['ledger', '--place', place, '--json'])) as readonly JournalRow[];

/** What the kitchen of a place hears from now on. */
export function openKitchen(server: RunningServer, place: string): Kitchen {
  const before = readLedger(server, place).length;
  const orders = (): readonly OrderRow[] =>
    readLedger(server, place)
      .slice(before)
      .filter((row) => row.type === 'order.placed');
  return { orders, labels: () => orders().map((row) => row.payload.label) };
}
