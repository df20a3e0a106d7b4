// The kitchen's orders from the server's journal, read beside the running server like `npm run ledger`. Journeys are judged
// by it.
import { expect, type Locator, type Page } from '@playwright/test';
import { type LedgerOrder, openReader, ordersOf } from '../../server/cli/ledger.ts';
import { readConfig } from '../../server/config.ts';
import { findBreak, type JournalRow, readJournal } from '../../server/store/journal.ts';
import { listPlaces } from '../../server/store/place/places.ts';
import type { TestServer } from '../../tests/support/serve.ts';

export interface Kitchen {
  /** Orders since the start of the journey, in commit order. */
  orders(): Promise<readonly LedgerOrder[]>;
  /** Labels of these orders, each as often as the order would be cooked. */
  labels(): Promise<readonly string[]>;
  /** Card payments since the start of the journey, in minor units, each as often as in the journal. */
  paidByCard(): Promise<readonly number[]>;
}

/** In this process, because a command takes half a second per call. Throws when the journal is broken. */
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

/** Orders that reach a place's kitchen from now on. */
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

/** Scrolls to the ticket of a journey's only order, which may be below those of other guests. */
export async function ticketOf(screen: Page, kitchen: Kitchen): Promise<Locator> {
  await expect.poll(async () => (await kitchen.orders()).length).toBe(1);
  const [order] = await kitchen.orders();
  const ticket = screen.locator(`[data-testid=ticket][data-order="${order?.id}"]`);
  await ticket.scrollIntoViewIfNeeded();
  return ticket;
}
