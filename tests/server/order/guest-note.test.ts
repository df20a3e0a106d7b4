import { expect, test } from 'vitest';
import { type LedgerOrder, ordersOf, orderText } from '../../../server/cli/ledger.ts';
import { readJournal } from '../../../server/store/journal.ts';
import { withServer } from '../support/one-server.ts';
import { messageOf, nextId } from '../support/server.ts';
import { onEitherDatabase } from '../support/stores.ts';

const MILK = { 'x-avoid': 'milk,nuts', 'x-diet': 'vegan' };

const OLD_ORDER: LedgerOrder = {
  seq: 1,
  at: 0,
  id: null,
  status: 'ordered',
  label: 'K2-41',
  number: 1,
  table: '1',
  room: null,
  orderType: 'spot',
  lines: [],
  total: 790,
  currency: 'EUR',
  lateBy: null,
  replaces: null,
};

onEitherDatabase('Guest note', (store) => {
  const { server } = withServer(store);
  const ledger = async () => ordersOf(await readJournal(server().store, server().placeId));

  test('guest note: reaches the kitchen with the order, in the kitchen’s language, and is stored with the order', async () => {
    const session = await server().scan();
    const id = nextId();
    expect((await server().order({ session, id, headers: MILK })).status).toBe(201);
    const note = {
      avoid: [
        { code: 'milk', name: 'Milk (incl. lactose)' },
        { code: 'nuts', name: 'Nuts' },
      ],
      diets: ['vegan'],
    };
    const [order] = await ledger();
    expect(order?.guestNote).toEqual(note);
    expect(order && orderText(order, 'UTC', 'en')).toContain('  ALLERGY: Milk (incl. lactose), Nuts  DIET: vegan  ');
    const row = await server()
      .store.read.selectFrom('orders')
      .select('guest_note')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(JSON.parse(row?.guest_note ?? '')).toEqual(note);
  });

  test('guest note: the kitchen reads the note as an allergy, with the dishes of the order that contain the allergen', async () => {
    const session = await server().scan();
    const cheese = { required: server().id('ingredient', 'rare'), addable: [server().id('ingredient', 'cheese')] };
    const products = [server().line('burger', { ingredients: { ...cheese, removable: [] } }), server().line('salad')];
    expect((await server().order({ session, products, total: '14.40', headers: MILK })).status).toBe(201);
    const [order] = await ledger();
    expect(order?.guestNote?.avoid).toEqual([
      { code: 'milk', name: 'Milk (incl. lactose)', dishes: { contains: ['burger!'] } },
      { code: 'nuts', name: 'Nuts' },
    ]);
    expect(order?.guestNote?.against).toEqual([{ diet: 'vegan', dishes: ['burger!'] }]);
    const text = order && orderText(order, 'UTC', 'de');
    expect(text).toContain('  ALLERGIE: Milk (incl. lactose) [enthalten in: burger!], Nuts  ');
    expect(text).toContain('  ERNÄHRUNG: vegan [passt nicht: burger!]  ');
  });

  test('guest note: the kitchen also reads the note of an older server’s order as an allergy', () => {
    const note = { avoid: [{ code: 'milk', name: 'Milk' }], diets: ['vegan' as const] };
    const text = orderText({ ...OLD_ORDER, guestNote: note }, 'UTC', 'en');
    expect(text).toContain('  ALLERGY: Milk  DIET: vegan  ');
  });

  test('guest note: is announced once, however often the order is retried', async () => {
    const session = await server().scan();
    const id = nextId();
    const first = await server().order({ session, id, headers: MILK });
    const again = await server().order({ session, id, headers: MILK });
    expect(again.text).toBe(first.text);
    expect((await ledger()).map(({ guestNote }) => guestNote?.avoid.length)).toEqual([2]);
  });

  test('guest note: is part of the order: the same id with another note is another order', async () => {
    const session = await server().scan();
    const id = nextId();
    await server().order({ session, id, headers: MILK });
    for (const headers of [{}, { 'x-avoid': 'milk' }, { ...MILK, 'x-diet': 'halal' }]) {
      expect(messageOf(await server().order({ session, id, headers }))).toBe('idempotency_key_reused');
    }
    expect(await server().ledger()).toEqual([id]);
  });

  test('guest note: is compared regardless of the sequence of its entries', async () => {
    const session = await server().scan();
    const id = nextId();
    const first = await server().order({ session, id, headers: MILK });
    const again = await server().order({ session, id, headers: { 'x-avoid': 'nuts, milk,milk', 'x-diet': 'vegan' } });
    expect(again.text).toBe(first.text);
  });

  test('guest note: rejects no order: unknown entries are dropped', async () => {
    const session = await server().scan();
    const headers = { 'x-avoid': `unicorn,<script>,milk,${'x'.repeat(3000)}`, 'x-diet': 'paleo' };
    expect((await server().order({ session, headers })).status).toBe(201);
    const odd = { session, products: [server().line('burger')], total: '5.00' };
    expect((await server().order({ ...odd, headers: { 'x-avoid': 'unicorn' } })).status).toBe(201);
    expect((await ledger()).map(({ guestNote }) => guestNote)).toEqual([
      { avoid: [{ code: 'milk', name: 'Milk (incl. lactose)' }], diets: [] },
      undefined,
    ]);
  });

  test('guest note: is private: no answer shows the note to another guest at the table', async () => {
    const mine = await server().scan();
    const answer = await server().order({ session: mine, headers: MILK });
    const yours = await server().scan();
    const listed = await server().get(`/api/orders/by_table_session/${yours}?timestamp=1`);
    expect(listed.json).toHaveLength(1);
    for (const text of [answer.text, listed.text]) expect(text).not.toMatch(/milk|nuts|vegan/i);
  });

  test('guest note: is absent when the guest avoids nothing', async () => {
    const session = await server().scan();
    const id = nextId();
    await server().order({ session, id });
    const [order] = await ledger();
    expect(order).not.toHaveProperty('guestNote');
    const row = await server()
      .store.read.selectFrom('orders')
      .select('guest_note')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row?.guest_note).toBeNull();
  });
});
