// The kitchen's truth: the server's journal, read by the command that the venue itself would use. It judges journeys.
import type { LedgerOrder } from '../../server/cli/ledger.ts';
import type { TestServer } from '../../tests/support/serve.ts';

export interface Kitchen {
  /** Orders that came since the journey began, in the order in which they were committed. */
  orders(): readonly LedgerOrder[];
  /** Their labels: what a cook would call out, each as often as it would be cooked. */
  labels(): readonly string[];
}

const readLedger = (server: TestServer, place: string): readonly LedgerOrder[] =>
  server
    .run(['ledger', '--place', place, '--json'])
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as LedgerOrder);

/** What the kitchen of a place hears from now on. */
export function openKitchen(server: TestServer, place: string): Kitchen {
  const before = readLedger(server, place).length;
  const orders = (): readonly LedgerOrder[] => readLedger(server, place).slice(before);
  return { orders, labels: () => orders().map((order) => order.label) };
}
