import { describe, expect, test } from 'vitest';
import type { CategoryId, OrderId, ProductId, VariantId } from '#domain/ids.ts';
import { heatOf, LATE_MS, WARM_MS } from '#domain/kitchen/late-order.ts';
import { stationRings } from '#domain/kitchen/station-rings.ts';
import { ONLY_STATION, type Station } from '#domain/kitchen/stations.ts';
import { isLastTick, RECALL_MS, readyCommands, stationBoard } from '#domain/kitchen/tickets.ts';
import type { PlacedOrderLine } from '#domain/order/order.ts';
import { NO_FACTS, type OrderFacts } from '#domain/order/order-facts.ts';
import { WITHDRAWN } from '#domain/order/withdraw-order.ts';
import { DEFAULT_SETTINGS } from '#domain/place/settings.ts';
import { type Currency, minor } from '#domain/pricing/money.ts';
import type { StaffOrder } from '#domain/service/board.ts';
import { buildCategory, buildIndex, buildProduct } from '../../support/build-menu.ts';

const NOW = 1_780_000_000_000;
const ago = (ms: number) => NOW - ms;
const MINUTE = 60_000;
const FOOD = 1 as CategoryId;
const DRINK = 2 as CategoryId;
const HOT: Station = { id: 'hot', name: 'Топла кухня', categories: [FOOD], isDefault: true };
const BAR: Station = { id: 'bar', name: 'Бар', categories: [DRINK], isDefault: false };
const stations = [HOT, BAR];
const { times } = DEFAULT_SETTINGS;
const product = (id: number, name: string, categoryId?: CategoryId) =>
  buildProduct({ id: id as ProductId, slug: `p${id}`, name, categoryIds: categoryId ? [categoryId] : [] });
const index = buildIndex({
  categories: [buildCategory({ id: FOOD, slug: 'food' }), buildCategory({ id: DRINK, slug: 'drink' })],
  products: [product(1, 'Мусака', FOOD), product(2, 'Бира', DRINK), product(3, 'Подарък')],
});
const line = (id: number, name: string, quantity = 1): PlacedOrderLine => ({
  productId: id as ProductId,
  variantId: (id * 10) as VariantId,
  ...{ name, size: '', required: undefined, added: [], removed: [], comment: undefined, quantity, total: minor(100) },
});
const order = (over: Partial<Omit<StaffOrder, 'facts'>> & { facts?: Partial<OrderFacts> } = {}): StaffOrder => ({
  ...{ id: 'o1' as OrderId, label: 'K2-1', number: 41, table: '3', room: undefined, sessionId: undefined },
  ...{ orderType: 'spot', status: 'ordered', placedAt: ago(MINUTE), lateBy: undefined, guestNote: undefined },
  ...{ lines: [line(1, 'Мусака')], total: minor(100), currency: 'EUR' as Currency },
  ...over,
  facts: { ...NO_FACTS, ...over.facts },
});
const at = (station: Station, ...orders: StaffOrder[]) =>
  stationBoard(orders, station, { stations, index, times }, NOW);

describe('a station’s board', () => {
  test('shows orders with dishes for this station, by age, each with the station’s dishes and the names of the other stations', () => {
    const young = order({ id: 'young' as OrderId, placedAt: ago(1000) });
    const old = order({ id: 'old' as OrderId, placedAt: ago(9000), lines: [line(2, 'Бира', 2), line(1, 'Мусака')] });
    expect(at(HOT, young, old).open.map(({ id }) => id)).toEqual(['old', 'young']);
    const [beer] = at(BAR, young, old).open;
    expect(beer).toMatchObject({ id: 'old', lines: [{ line: 0, dish: { name: 'Бира' } }], alsoAt: ['Топла кухня'] });
    expect(at(BAR, young).open).toEqual([]);
  });

  test('a ticket carries the allergy that the booking of its guests says', () => {
    const bookingNoteOf = ({ id }: StaffOrder) => (id === 'o1' ? 'Алергия' : undefined);
    const orders = [order(), order({ id: 'o2' as OrderId })];
    const { open } = stationBoard(orders, HOT, { stations, index, times, bookingNoteOf }, NOW);
    expect(open.map(({ bookingNote }) => bookingNote)).toEqual(['Алергия', undefined]);
  });

  test('an order for later waits behind orders that are due, and is not urgent before its time', () => {
    const details = { name: 'Елена', phone: '', payment: 'cash' as const };
    const later = order({
      ...{ id: 'later' as OrderId, placedAt: ago(60 * MINUTE), details: { ...details, wantedAt: NOW + 60 * MINUTE } },
    });
    const soonest = order({ id: 'soonest' as OrderId, placedAt: ago(20 * MINUTE), details });
    const { open } = at(HOT, later, soonest);
    expect(open.map(({ id, dueFrom }) => [id, heatOf(dueFrom, NOW)])).toEqual([
      ['soonest', 'hot'],
      ['later', 'cool'],
    ]);
  });

  test('an order for later rings and counts from the start of its lead; one accepted early is announced then', () => {
    const wanted = (inMinutes: number, facts: Partial<OrderFacts> = {}) => {
      const wantedAt = NOW + inMinutes * MINUTE;
      return order({
        orderType: 'preorder',
        details: { name: 'Елена', phone: '', payment: 'cash', wantedAt },
        facts,
      });
    };
    const rungBy = (one: StaffOrder) => stationRings(at(HOT, one), NOW).map(({ key }) => key);
    expect(rungBy(wanted(times.lead + 1))).toEqual([]);
    expect(at(HOT, wanted(times.lead + 1)).counts).toEqual([]);
    expect(rungBy(wanted(times.lead))).toEqual(['new o1']);
    expect(at(HOT, wanted(times.lead)).counts).toHaveLength(1);
    const accepted = { by: 'Maria', at: ago(MINUTE) };
    expect(rungBy(wanted(times.lead + 1, { accepted }))).toEqual([]);
    expect(rungBy(wanted(times.lead, { accepted }))).toEqual(['due o1']);
  });

  test('shows a dish without a station at the default station, marked', () => {
    const one = order({ lines: [line(3, 'Подарък')] });
    expect(at(HOT, one).open[0]?.lines).toMatchObject([{ isStray: true }]);
    expect(at(BAR, one).open).toEqual([]);
  });

  test('names all allergens for the order, and again at the dishes that contain them, doubtful ones apart', () => {
    const milk = { code: 'milk', name: 'Мляко' };
    const dishes = { contains: ['Мусака'], undeclared: ['Подарък'] };
    const [ticket] = at(
      HOT,
      order({
        lines: [line(1, 'Мусака'), line(3, 'Подарък')],
        guestNote: {
          avoid: [
            { ...milk, dishes },
            { code: 'nuts', name: 'Ядки' },
          ],
          diets: ['vegan'],
          against: [{ diet: 'vegan', dishes: ['Мусака'] }],
        },
      }),
    ).open;
    expect(ticket).toMatchObject({
      avoids: [milk, { code: 'nuts', name: 'Ядки' }],
      diets: ['vegan'],
      lines: [
        { allergies: [milk], doubts: [], against: ['vegan'] },
        { allergies: [], doubts: [milk], against: [] },
      ],
    });
  });

  test('shows the order time of a late order, but not for a few seconds', () => {
    const orderedAt = (lateBy: number) => at(HOT, order({ lateBy })).open[0]?.orderedAt;
    expect(orderedAt(11 * MINUTE)).toBe(ago(12 * MINUTE));
    expect(orderedAt(4000)).toBeUndefined();
  });

  test('counts the portions left to cook of each dish over all tickets', () => {
    const half = order({
      lines: [line(1, 'Мусака', 2), line(3, 'Подарък')],
      facts: { lineTicks: { 1: { at: NOW, station: 'hot' } } },
    });
    const counts = at(HOT, half, order({ id: 'o2' as OrderId })).counts;
    expect(counts).toMatchObject([{ dish: { name: 'Мусака', size: '' }, quantity: 3 }]);
    expect(counts[0]?.dish.productId).toBe(half.lines[0]?.productId);
  });
});

describe('a ticket is loud', () => {
  test.each([
    ['until somebody has taken it', {}, true],
    ['although a screen has shown it', { seenAt: NOW }, true],
    ['no more once a person has taken it', { accepted: { by: 'Мария', at: NOW } }, false],
    ['until it was seen, where the venue accepts by itself', { accepted: { by: '', at: NOW } }, true],
    ['no more once it was seen there', { accepted: { by: '', at: NOW }, seenAt: NOW }, false],
    ['no more once somebody cooks', { startedAt: NOW }, false],
    ['no more once a dish is done', { lineTicks: { 0: { at: NOW, station: 'hot' } } }, false],
  ])('%s', (_, facts, loud) => {
    expect(at(HOT, order({ facts })).open[0]?.isLoud).toBe(loud);
  });
});

describe('dishes that are ready', () => {
  const ready = (since: number, over: Parameters<typeof order>[0] = {}) =>
    order({ ...over, facts: { seenAt: NOW, readyAt: { hot: ago(since) } } });

  test('moves off the station’s board and can be recalled for half an hour, latest first', () => {
    const board = at(HOT, ready(5000), ready(1000, { id: 'last' as OrderId, status: 'cooked_spot' }));
    expect(board.open).toEqual([]);
    expect(board.ready.map(({ id }) => id)).toEqual(['last', 'o1']);
    expect(at(HOT, ready(RECALL_MS)).ready).toEqual([]);
  });

  test('an order cannot be recalled after it reached the guest', () => {
    expect(at(HOT, ready(1000, { status: 'served_spot' })).ready).toEqual([]);
  });

  test('a recalled order returns, marked, to each station that cooks a part of this order, whatever the order’s status', () => {
    const recalled = order({
      status: 'cooked_spot',
      lines: [line(1, 'Мусака'), line(2, 'Бира')],
      facts: { seenAt: NOW, accepted: { by: 'М', at: NOW }, recalledAt: NOW },
    });
    for (const station of stations) {
      expect(at(station, recalled).open).toMatchObject([{ isRecalled: true, isLoud: false }]);
    }
  });

  test('does not wait for other stations, and its station is not named among those still cooking', () => {
    const half = order({ lines: [line(1, 'Мусака'), line(2, 'Бира')], facts: { readyAt: { hot: ago(1000) } } });
    expect(at(BAR, half).open).toMatchObject([{ alsoAt: [] }]);
    expect(at(HOT, half).ready).toMatchObject([{ alsoAt: ['Бар'] }]);
  });
});

test('a station that has shown, taken or begun its part does not stop another station’s ring', () => {
  const both = { lines: [line(1, 'Мусака'), line(2, 'Бира')] };
  const bars = {
    shownAt: { bar: NOW },
    accepted: { by: 'Бар', at: NOW, station: true },
    takenAt: { bar: NOW },
  } as const;
  expect(at(BAR, order({ ...both, facts: bars })).open).toMatchObject([{ isSeen: true, isLoud: false }]);
  expect(at(HOT, order({ ...both, facts: bars })).open).toMatchObject([{ isSeen: false, isLoud: true }]);
  const begun = { ...bars, startedAt: NOW, lineTicks: { 1: { at: NOW, station: 'bar' } } };
  expect(at(HOT, order({ ...both, facts: begun })).open).toMatchObject([{ isLoud: true }]);
  const byWaiter = { shownAt: { bar: NOW }, accepted: { by: 'Мария', at: NOW } };
  expect(at(HOT, order({ ...both, facts: byWaiter })).open).toMatchObject([{ isLoud: false }]);
});

test('a waiter’s status for the whole order keeps the ticket at a station that has not given out its part', () => {
  const half = { lines: [line(1, 'Мусака'), line(2, 'Бира')], facts: { seenAt: NOW, readyAt: { bar: NOW } } };
  for (const status of ['cooked_spot', 'served_spot'] as const) {
    expect(at(HOT, order({ ...half, status })).open).toMatchObject([{ id: 'o1', isSaidDone: true, isLoud: false }]);
    expect(at(BAR, order({ ...half, status })).open).toEqual([]);
  }
  expect(at(HOT, order({ ...half })).open).toMatchObject([{ isSaidDone: false }]);
  expect(at(HOT, order({ ...half, status: 'paid' })).open).toEqual([]);
});

test('an order refused after it was seen stays as a void with its dishes; an unseen one disappears', () => {
  const rejected = { at: ago(1000), by: 'Георги' };
  const seen = order({ status: 'rejected', rejected, facts: { seenAt: NOW } });
  expect(at(HOT, seen)).toMatchObject({ open: [], voids: [{ by: 'Георги', lines: [{ dish: { name: 'Мусака' } }] }] });
  expect(at(HOT, order({ status: 'rejected', rejected }))).toMatchObject({ open: [], voids: [] });
});

test('a void says whether the guest withdrew the order', () => {
  const withdrawn = { at: ago(1000), by: '', reason: WITHDRAWN };
  const of = (rejected: StaffOrder['rejected']) =>
    at(HOT, order({ status: 'rejected', ...(rejected && { rejected }), facts: { seenAt: NOW } })).voids[0]?.isWithdrawn;
  expect(of(withdrawn)).toBe(true);
  expect(of({ at: ago(1000), by: 'Георги' })).toBeUndefined();
});

test('a void is marked as taken only if a person or this station had taken the order', () => {
  const rejected = { at: ago(1000), by: 'Георги' };
  const isTaken = (facts: NonNullable<Parameters<typeof order>[0]>['facts']) =>
    at(HOT, order({ status: 'rejected', rejected, facts: { seenAt: NOW, ...facts } })).voids[0]?.isTaken;
  expect([{}, { takenAt: { bar: NOW } }, { accepted: { by: 'Мария', at: NOW } }].map(isTaken)).toEqual([
    false,
    true,
    true,
  ]);
  expect([{ takenAt: { hot: NOW } }, { lineTicks: { 0: { at: NOW, station: 'hot' } } }].map(isTaken)).toEqual([
    true,
    true,
  ]);
});

test('a void disappears from all screens of the station that read it, and stays at other stations', () => {
  const rejected = { at: ago(1000), by: 'Георги' };
  const readAt = (station: string) =>
    order({ status: 'rejected', rejected, facts: { seenAt: NOW, voidReadAt: { [station]: NOW } } });
  expect(at(HOT, readAt('bar')).voids).toHaveLength(1);
  expect(at(HOT, readAt('hot')).voids).toEqual([]);
});

test('a board of a place with one kitchen shows all dishes', () => {
  const all = order({ lines: [line(1, 'Мусака'), line(2, 'Бира'), line(3, 'Подарък')] });
  const board = stationBoard([all], ONLY_STATION, { stations: [ONLY_STATION], index, times }, NOW);
  expect(board.open[0]?.lines.map(({ isStray }) => isStray)).toEqual([false, false, false]);
});

test('a ticket is warm from eight minutes, and hot after fifteen', () => {
  const heat = (age: number) => heatOf(ago(age), NOW);
  expect([WARM_MS - 1, WARM_MS, LATE_MS, LATE_MS + 1].map(heat)).toEqual(['cool', 'warm', 'warm', 'hot']);
});

test('the last tick is the one that leaves no dish to cook', () => {
  const [ticket] = at(
    HOT,
    order({ lines: [line(1, 'Мусака'), line(3, 'Подарък')], facts: { lineTicks: { 1: { at: 1, station: 'hot' } } } }),
  ).open;
  if (!ticket) throw new Error('no ticket');
  expect([isLastTick(ticket, 0), isLastTick(ticket, 1)]).toEqual([true, false]);
});

describe('giving out an order', () => {
  const spelt = (over: Parameters<typeof order>[0], station = HOT) => {
    const [ticket] = at(station, order(over)).open;
    return ticket && readyCommands(ticket, station.id).map((one) => ('fact' in one ? one.fact : 'to' in one && one.to));
  };

  test('ticks the remaining dishes, marks the station ready and, at the last station, the order cooked', () => {
    expect(
      spelt({ lines: [line(1, 'Мусака'), line(3, 'Подарък')], facts: { lineTicks: { 0: { at: 1, station: 'hot' } } } }),
    ).toEqual([
      { kind: 'tick', line: 1, station: 'hot', done: true },
      { kind: 'ready', station: 'hot' },
      'cooked_spot',
    ]);
  });

  test('keeps the order status while another station cooks, and when the status was already set', () => {
    const both = { lines: [line(1, 'Мусака'), line(2, 'Бира')] };
    expect(spelt(both)?.at(-1)).toEqual({ kind: 'ready', station: 'hot' });
    expect(spelt({ ...both, facts: { readyAt: { hot: NOW } } }, BAR)?.at(-1)).toBe('cooked_spot');
    const recalled = { status: 'cooked_spot', facts: { recalledAt: NOW } } as const;
    expect(spelt(recalled)?.at(-1)).toEqual({ kind: 'ready', station: 'hot' });
  });
});

test('a removed dish is struck through at its station once the station has shown it, until it reads the change', () => {
  const reason = { code: 'sold_out' as const, text: '', productIds: [] };
  const gone = (over: Partial<OrderFacts> = {}) =>
    order({
      lines: [line(1, 'Мусака'), { ...line(2, 'Бира', 2), total: minor(0), voided: minor(100) }],
      facts: { seenAt: ago(5000), lineVoids: { 1: { by: 'Георги', at: ago(1000), reason } }, ...over },
    });
  expect(at(BAR, gone())).toMatchObject({
    open: [],
    voids: [{ by: 'Георги', isPart: true, lines: [{ line: 1, dish: { name: 'Бира' } }] }],
    counts: [],
  });
  expect(stationRings(at(BAR, gone()), NOW)).toMatchObject([{ kind: 'void' }]);
  // The other station continues, and no longer waits for this one.
  expect(at(HOT, gone())).toMatchObject({ voids: [], open: [{ lines: [{ line: 0 }], alsoAt: [] }] });
  expect(at(BAR, gone({ lineVoidReadAt: { 1: NOW } })).voids).toEqual([]);
  // The bar has given it out: nothing is to be stopped.
  expect(at(BAR, gone({ readyAt: { bar: ago(2000) } })).voids).toEqual([]);
  // The guest has it already and sends it back, although the bar never said that it is ready.
  const served = { ...gone({ servedAt: ago(2000) }), status: 'served_spot' as const };
  expect(at(BAR, served).voids).toEqual([]);
  // “Served” was pressed after the dish was removed, or by mistake: the bar may still be making it.
  expect(at(BAR, gone({ servedAt: ago(500) })).voids).toHaveLength(1);
  expect(at(BAR, { ...gone({ unservedAt: ago(500) }), status: 'served_spot' }).voids).toHaveLength(1);
  // A line voided before it was shown was never started by the kitchen.
  expect(at(BAR, gone({ seenAt: ago(500) })).voids).toEqual([]);
});

test('an order whose “served” was undone is listed as ready, so it can be recalled', () => {
  const ready = { seenAt: ago(5000), readyAt: { hot: ago(4000) } };
  expect(at(HOT, order({ status: 'served_spot', facts: ready })).ready).toEqual([]);
  expect(at(HOT, order({ status: 'served_spot', facts: { ...ready, unservedAt: ago(100) } })).ready).toHaveLength(1);
});
