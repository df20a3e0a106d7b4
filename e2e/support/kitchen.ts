// The kitchen's truth: the server's journal, read beside the running server as `npm run ledger` does. It judges journeys.
import { expect, type Locator, type Page } from '@playwright/test';
import { type LedgerOrder, openReader, ordersOf } from '../../server/cli/ledger.ts';
import { readConfig } from '../../server/config.ts';
import { findBreak, type JournalRow, readJournal } from '../../server/store/journal.ts';
import { listPlaces } from '../../server/store/place/places.ts';
import type { TestServer } from '../../tests/support/serve.ts';

export interface Kitchen {
  /** Orders that came since the journey began, in the order in which they were committed. */
  orders(): Promise<readonly LedgerOrder[]>;
  /** Their labels: what a cook would call out, each as often as it would be cooked. */
  labels(): Promise<readonly string[]>;
  /** Amounts that were paid by card since the journey began, in minor units, each as often as the journal has it. */
  paidByCard(): Promise<readonly number[]>;
}

/** In this process: a command of its own for every look costs half a second. Throws where the journal is broken. */
async function readRows({ dataDir }: TestServer, slug: string): Promise<readonly JournalRow[]> {
  const config = readConfig({ DATA_DIR: dataDir });
  if (!config.ok) throw new Error(config.error.join());
  const reader = await openReader(config.value);
  try {
    const place = (await listPlaces(reader)).find((one) => one.slug === slug);
    if (!place) throw new Error(`The server knows no place ${slug}.`);
    const rows = await readJournal(reader, place.id);
    if (findBreak(rows) !== undefined) throw new Error('The journal does not hold together.');
    return rows;
  } finally {
    await reader.close();
  }
}

/** Orders that reach the kitchen of a place from now on. */
export async function openKitchen(server: TestServer, place: string): Promise<Kitchen> {
  const before = await readRows(server, place);
  const orders = async () => ordersOf(await readRows(server, place)).slice(ordersOf(before).length);
  return {
    orders,
    labels: async () => (await orders()).map((order) => order.label),
    paidByCard: async () =>
      (await readRows(server, place))
        .slice(before.length)
        .flatMap((row) => (row.type === 'payment.part' && row.payload.cardPayment ? [row.payload.amount] : [])),
  };
}

/** The ticket of a journey's only order, looked at: other guests of the place order too, and it may lie below theirs. */
export async function ticketOf(screen: Page, kitchen: Kitchen): Promise<Locator> {
  await expect.poll(async () => (await kitchen.orders()).length).toBe(1);
  const [order] = await kitchen.orders();
  const ticket = screen.locator(`[data-testid=ticket][data-order="${order?.id}"]`);
  await ticket.scrollIntoViewIfNeeded();
  return ticket;
}
