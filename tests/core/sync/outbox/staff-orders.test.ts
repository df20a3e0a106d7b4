// Staff orders in the outbox: sent once, and refused dishes return to the draft.
import { beforeEach, expect, test } from 'vitest';
import type { RawAnswer } from '#contract/order/order-answer.ts';
import type { StoredCommand } from '#contract/outbox/command.ts';
import { COMMANDS } from '#contract/outbox/commands.ts';
import { draftAt } from '#core/db/order/table-draft-rows.ts';
import type { CommandDraft } from '#core/db/outbox/outbox-submit.ts';
import { createFlushLock } from '#core/sync/outbox/flush-lock.ts';
import { createFlusher, type Flusher } from '#core/sync/outbox/outbox.ts';
import { addToCart, setComment } from '#domain/cart/cart-rules.ts';
import type { SessionId } from '#domain/ids.ts';
import type { Orderer, UserId } from '#domain/order/orderer.ts';
import { draftFor, withDraft } from '#domain/order/table-draft.ts';
import { createMemoryOutbox, type MemoryOutbox } from '../../db/outbox/memory-outbox.ts';
import { draft, line, NOW, orderId, PLACE } from '../../db/outbox/order-drafts.ts';

const MARIA = { person: 'maria' as UserId, table: 'Терраса: 7' };
const BY: Orderer = { kind: 'staff', userId: MARIA.person, table: MARIA.table };
const MILK = { avoid: ['milk'], diets: [] };
const KEY = `table-drafts:${PLACE}`;

let now: number;
let isAway: boolean;
let outbox: MemoryOutbox;
let sent: { path: string; person?: string | undefined; body: unknown; headers: Readonly<Record<string, string>> }[];
let answers: ((entry: StoredCommand) => RawAnswer | undefined)[];
let flusher: Flusher;

const json = (status: number, body: unknown): RawAnswer => ({
  status,
  contentType: 'application/json',
  retryAfter: null,
  body,
});
const taken = ({ id }: StoredCommand) => json(201, { success: true, id, table: '9' });
const refused = (message: string) => (entry: StoredCommand) =>
  json(422, { success: false, id: entry.id, payload: { message } });

const drafts = () => ({
  deviceValue: async (key: string) => outbox.memory.device.get(key),
  putDeviceValue: async (key: string, value: unknown) => void outbox.memory.device.set(key, value),
});
const mine = async (owner = MARIA) => (await draftAt(drafts(), PLACE, owner)).cart;
const entry = () => outbox.memory.entries.get(orderId(1));

/** Stores the dishes that Maria has chosen for the table. */
const choose = async () => {
  const begun = draftFor([], MARIA, PLACE);
  const cart = setComment(addToCart(begun.cart, line(1, 2)), line(1, 2).lineId, 'no onion');
  const chosen = { ...begun, cart, sitting: 'party' as SessionId, avoidance: MILK, changedAt: now };
  outbox.memory.device.set(KEY, withDraft([], chosen));
  return cart;
};

const send = (cart: Awaited<ReturnType<typeof choose>>, number = 1) => {
  const { id, placeId, labelPrefix, deviceId, quote, summary, terms } = draft(number);
  const body = {
    sitting: 'party',
    cartLines: cart.lines,
    comments: cart.comments,
    avoidance: MILK,
    quote,
    summary,
    terms,
  };
  const order: CommandDraft = {
    ...{ id, placeId, labelPrefix, deviceId, body },
    kind: 'staffOrder',
    orderer: BY,
    ages: { silentMinutes: 5, askMinutes: 20 },
    createdAt: now,
    createdWall: now,
    takes: { ...MARIA, revision: cart.revision },
  };
  return outbox.save(order);
};

beforeEach(() => {
  now = NOW;
  isAway = false;
  outbox = createMemoryOutbox();
  sent = [];
  answers = [];
  flusher = createFlusher({
    store: outbox,
    kinds: COMMANDS,
    send: async (command, context) => {
      sent.push(COMMANDS[command.kind as keyof typeof COMMANDS].call(command as never, context));
      const answer = (answers.shift() ?? taken)(command);
      if (!answer) throw new Error('The answer was lost');
      return answer;
    },
    probe: async () => (isAway ? undefined : { serverNow: now }),
    clock: () => now,
    steady: () => now,
    random: () => 0.5,
    lock: createFlushLock(undefined),
    onChange: () => undefined,
  });
});

test('dishes of a staff order leave the draft together, and are sent by the person who took them, even when another person is signed in', async () => {
  await send(await choose());
  expect((await mine()).lines).toEqual([]);
  await flusher.flush();
  expect(sent).toMatchObject([
    {
      path: 'staff/orders',
      person: 'maria',
      headers: { 'idempotency-key': orderId(1), 'x-order-label': 'K2-1', 'x-shown-total': '7.90', 'x-order-age': '0' },
      body: {
        table: 'Терраса: 7',
        sitting: 'party',
        products: [{ product_id: 1, quantity: 2 }],
        order_comment: [{ variantId: 10, comment: 'no onion' }],
      },
    },
  ]);
  expect(entry()?.state).toBe('received');
});

test('the draft on screen is sent once: a second press, or an older screen, sends nothing', async () => {
  const cart = await choose();
  await send(cart);
  expect(await send(cart, 2)).toBeUndefined();
  await flusher.flush();
  expect(sent).toHaveLength(1);
  await choose();
  expect(await send({ ...cart, revision: cart.revision + 1 }, 3)).toBeUndefined();
  expect((await mine()).lines).toHaveLength(1);
});

test('a staff order waits for the network, and is resent with its id when its answer was lost', async () => {
  isAway = true;
  await send(await choose());
  await flusher.flush();
  expect([sent, entry()?.state]).toEqual([[], 'saved']);
  isAway = false;
  answers = [() => undefined];
  await flusher.flush({ wake: true });
  now += 60_000;
  await flusher.flush({ wake: true });
  expect(sent.map(({ headers }) => headers['idempotency-key'])).toEqual([orderId(1), orderId(1)]);
  expect(entry()?.state).toBe('received');
});

test.each(['session_closed', 'unknown_table', 'inactive_products', 'price_changed'])(
  'a staff order refused with %s returns its dishes and comments to the draft, for the current party',
  async (code) => {
    answers = [refused(code)];
    await send(await choose());
    await flusher.flush();
    expect(entry()).toMatchObject({ state: 'refused', refusal: { code } });
    expect(await mine()).toMatchObject({ lines: [{ productId: 1, quantity: 2 }], comments: { 10: 'no onion' } });
    expect((await draftAt(drafts(), PLACE, MARIA)).sitting).toBeUndefined();
    // No guest's cart and no other person's draft is changed.
    expect(outbox.memory.carts.size).toBe(0);
    expect((await mine({ ...MARIA, person: 'ivan' as UserId })).lines).toEqual([]);
  },
);

test('a staff order waits offline with the guest’s allergy and sends it as a guest’s order does; the next draft has none', async () => {
  isAway = true;
  await send(await choose());
  expect((await draftAt(drafts(), PLACE, MARIA)).avoidance).toEqual({ avoid: [], diets: [] });
  await flusher.flush();
  isAway = false;
  await flusher.flush({ wake: true });
  expect(sent).toMatchObject([{ headers: { 'x-avoid': 'milk' } }]);
});

test('the allergy of a refused staff order returns to the draft, beside one chosen since', async () => {
  answers = [refused('session_closed')];
  await send(await choose());
  const begun = draftFor([], MARIA, PLACE);
  outbox.memory.device.set(KEY, withDraft([], { ...begun, avoidance: { avoid: ['nuts'], diets: [] }, changedAt: now }));
  await flusher.flush();
  expect((await draftAt(drafts(), PLACE, MARIA)).avoidance).toEqual({ avoid: ['milk', 'nuts'], diets: [] });
});

test('dishes chosen meanwhile stay beside returned ones', async () => {
  answers = [refused('session_closed')];
  await send(await choose());
  const begun = draftFor([], MARIA, PLACE);
  const later = { ...begun, cart: addToCart(begun.cart, line(2)), sitting: 'next' as SessionId, changedAt: now };
  outbox.memory.device.set(KEY, withDraft([], later));
  await flusher.flush();
  const { cart, sitting } = await draftAt(drafts(), PLACE, MARIA);
  expect([cart.lines.map(({ productId }) => productId), sitting]).toEqual([[2, 1], 'next']);
});

test('a staff order that waited too long asks first; when it is withdrawn, the device asks the server whether the order arrived', async () => {
  answers = [() => undefined];
  await send(await choose());
  await flusher.flush();
  now += 6 * 60_000;
  answers = [(one) => json(409, { success: false, id: one.id, payload: { message: 'confirm_age' } })];
  await flusher.flush({ wake: true });
  expect(entry()).toMatchObject({ state: 'asking', askReason: 'age' });
  answers = [refused('order_cancelled')];
  await flusher.decline(orderId(1));
  await flusher.flush({ wake: true });
  expect(sent.at(-1)).toMatchObject({ path: 'staff/orders/cancel', person: 'maria', body: {} });
  expect(entry()).toMatchObject({ state: 'refused', refusal: { code: 'order_cancelled' } });
  expect((await mine()).lines).toHaveLength(1);
});

test('a staff order waits without asking for a scan when its person is signed out or has another role', async () => {
  for (const status of [401, 403, 500]) {
    answers.push(({ id }) => json(status, { success: false, id, payload: { message: 'not_signed_in' } }));
  }
  await send(await choose());
  for (const minute of [0, 1, 2]) {
    now = NOW + minute * 60_000;
    await flusher.flush({ wake: true });
    expect(entry()).toMatchObject({ state: 'sending', askReason: undefined });
  }
});
