import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Language } from '#domain/language/language.ts';
import type { GuestNote } from '#domain/order/guest-note.ts';
import type { PlacedModifier, PlacedOrderLine } from '#domain/order/order.ts';
import type { Place } from '#domain/place/place.ts';
import { formatAmountPlain, minor } from '#domain/pricing/money.ts';
import type { Config } from '../config.ts';
import { findBreak, type JournalPayloads, type JournalRow, readJournal } from '../store/journal.ts';
import { listPlaces } from '../store/place/places.ts';
import { openSqliteForReading } from '../store/read-only.ts';
import type { Store } from '../store/store.ts';
import { TICKET_WORDS } from '../texts/ticket-texts.ts';
import { configuration, Mistake } from './configuration.ts';
import { databaseFile, openConfiguredStore } from './with-store.ts';

// A guest's note in a line of the ledger.
/** `[is in: Tarator; traces in: Bread]`; empty without dishes. */
const dishesText = (lists: readonly (readonly [words: string, dishes: readonly string[] | undefined])[]): string => {
  const said = lists.flatMap(([words, dishes]) => (dishes ? [`${words} ${dishes.join(', ')}`] : []));
  return said.length > 0 ? ` [${said.join('; ')}]` : '';
};

/** As on a ticket, in the kitchen's language: `ALLERGY: Nuts [is in: Baklava]`, and separately `DIET: vegan`. */
const noteTexts = ({ avoid, diets, against = [] }: GuestNote, language: Language): string[] => {
  const words = TICKET_WORDS[language];
  const allergies = avoid.map(
    ({ name, dishes = {} }) =>
      name +
      dishesText([
        [words.contains, dishes.contains],
        [words.mayContain, dishes.mayContain],
        [words.undeclared, dishes.undeclared],
      ]),
  );
  const wanted = diets.map(
    (diet) => words.diets[diet] + dishesText([[words.against, against.find((one) => one.diet === diet)?.dishes]]),
  );
  return [
    ...(allergies.length > 0 ? [`${words.allergy} ${allergies.join(', ')}`] : []),
    ...(wanted.length > 0 ? [`${words.diet} ${wanted.join(', ')}`] : []),
  ];
};

type MovedRow = Extract<JournalRow, { readonly type: 'table.moved' }>;

export interface LedgerOrder extends Omit<JournalPayloads['order.placed'], 'menuVersion'> {
  readonly seq: number;
  /** Time of the order, epoch ms of the server's clock. */
  readonly at: number;
  readonly id: string | null;
  readonly status: string;
}

/** Sittings of an order since it was moved separately, the present one last. */
type Sittings = Map<LedgerOrder, readonly (string | null)[]>;

/** Whether a move includes the order: alone, with its party, in a merge, or in the undo of a merge. */
const isMoved = (order: LedgerOrder, sittings: Sittings, { orderId, sessionId, payload }: MovedRow): boolean => {
  if (orderId !== null) return order.id === orderId;
  const had = sittings.get(order) ?? [];
  const { fromSitting = sessionId, merged } = payload;
  return had.at(-1) === fromSitting && (merged || had.includes(sessionId));
};

/** Orders of a journal in commit order, each with its present status and table. */
export function ordersOf(rows: readonly JournalRow[]): LedgerOrder[] {
  const orders: LedgerOrder[] = [];
  const indexes = new Map<string | null, number>();
  const sittings: Sittings = new Map();
  for (const row of rows) {
    if (row.type === 'order.placed') {
      const { menuVersion: _, ...payload } = row.payload;
      // A repeated id keeps both orders, so that the reader sees the error.
      indexes.set(row.orderId, orders.length);
      const order = { seq: row.seq, at: row.at, id: row.orderId, status: 'ordered', ...payload };
      orders.push(order);
      sittings.set(order, [row.sessionId]);
    } else if (row.type === 'order.status') {
      const index = indexes.get(row.orderId);
      const order = index === undefined ? undefined : orders[index];
      if (index === undefined || !order) continue;
      const after = { ...order, status: row.payload.to };
      orders[index] = after;
      sittings.set(after, sittings.get(order) ?? []);
    } else if (row.type === 'table.moved') {
      for (const [index, order] of orders.entries()) {
        if (!isMoved(order, sittings, row)) continue;
        const after = { ...order, table: row.payload.to };
        orders[index] = after;
        const before = row.orderId === null ? (sittings.get(order) ?? []) : [];
        sittings.set(after, [...before.filter((one) => one !== row.sessionId), row.sessionId]);
      }
    }
  }
  return orders;
}

/** `[Dough: thin]`, `[Extras: 2 × bacon]`, `[Salad: -onion]`. */
const modifierText = ({ group, name, quantity }: PlacedModifier): string =>
  `[${group}: ${quantity === 0 ? '-' : quantity === 1 ? '' : `${quantity} × `}${name}]`;

const lineText = ({ quantity, name, size, required, added, removed, modifiers, comment }: PlacedOrderLine): string =>
  [
    `${quantity} × ${name}`,
    size && `/${size}/`,
    required && `(${required})`,
    ...(modifiers ?? []).map(modifierText),
    ...added.map((one) => `+${one}`),
    ...removed.map((one) => `-${one}`),
    comment && `"${comment}"`,
  ]
    .filter(Boolean)
    .join(' ');

/** An order as one line: time, number, label, table, lines, guest note in the kitchen's language, total, status. */
export function orderText(order: LedgerOrder, timeZone: string, language: Language): string {
  const time = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(order.at);
  return [
    time,
    `#${order.number}`,
    order.label,
    order.room === null ? `table ${order.table}` : `room ${order.room}`,
    order.lines.map(lineText).join('; '),
    ...(order.guestNote ? noteTexts(order.guestNote, language) : []),
    `${formatAmountPlain(minor(order.total), order.currency)} ${order.currency}`,
    order.status,
  ].join('  ');
}

/** `npm run ledger -- --place <slug> [--json]`: prints the kitchen's orders, with a running or stopped server. */
export async function main(args: string[]): Promise<number> {
  const { place: slug, json } = argumentsOf(args);
  const reader = await openReader(configuration());
  try {
    const places = await listPlaces(reader);
    const place = places.find((one) => one.slug === slug);
    if (!place) throw new Mistake(`There is no place "${slug}". There are: ${namesOf(places)}.`);
    const rows = await readJournal(reader, place.id);
    for (const order of ordersOf(rows)) {
      console.log(json ? JSON.stringify(order) : orderText(order, place.timeZone, place.defaultLanguage));
    }
    const broken = findBreak(rows);
    if (broken === undefined) return 0;
    console.error(`The journal does not hold together: row ${broken} does not follow from the one before it.`);
    return 1;
  } finally {
    await reader.close();
  }
}

const USAGE = 'Usage: npm run ledger -- --place <slug> [--json]';

function argumentsOf(args: string[]): { place: string; json: boolean } {
  try {
    const { values } = parseArgs({ args, options: { place: { type: 'string' }, json: { type: 'boolean' } } });
    if (values.place !== undefined) return { place: values.place, json: values.json ?? false };
  } catch {
    // An unknown option prints the usage below.
  }
  throw new Mistake(USAGE);
}

const namesOf = (places: readonly Place[]): string => places.map(({ slug }) => slug).join(', ') || 'none';

/** Read-only, so that the command works beside a running server and on a copy. */
export async function openReader(config: Config): Promise<Pick<Store, 'read' | 'close'>> {
  if (config.databaseUrl !== undefined) return openConfiguredStore(config);
  const file = databaseFile(config);
  if (!existsSync(file)) throw new Mistake(`There is no database ${file} yet. DATA_DIR says where it lies.`);
  return openSqliteForReading(file);
}
