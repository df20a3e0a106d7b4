// Card money over random sequences: all money that a provider took has paid an order or booking, or was refunded.
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { freeHoursSchema, ownBookingSchema } from '#contract/booking/booking.ts';
import { minor } from '#domain/pricing/money.ts';
import { patience } from '../../support/patience.ts';
import { book, bookable, massage } from '../booking/bookable.ts';
import { withServer } from '../support/one-server.ts';
import { HOUR, MINUTE, nextId, type TestServer } from '../support/server.ts';
import { type SignedIn, signInAs } from '../support/staff.ts';
import { press, SECRETS, send, start, statusOf, taking, till } from './paying.ts';

const AT_THE_BANK = ['pay', 'twice', 'decline', 'late', 'leave', 'forged'] as const;
/** Steps of guests, bank, staff and clock for one order or booking. */
const STEPS = [
  ...(['start', 'start', 'start with a tip', 'ask', 'look', 'one minute', 'half an hour'] as const),
  ...(['given up', 'in cash', 'turned down', 'part back', 'cancelled', 'cancelled by staff'] as const),
  ...AT_THE_BANK,
  ...(['pay', 'pay'] as const),
] as const;
type Step = (typeof STEPS)[number];

const { start: open } = withServer();

const ready = async () => {
  const at = till();
  const house = { depositPercent: 50, paysBeforeKitchen: true };
  const base = bookable({ house, hours: '00:00-24:00' });
  const on = await open({ ...base, ...taking(at), house: { ...base.house, ...house }, trustProxy: true });
  return { on, at, manager: await signInAs(on, 'PLACE_ADMIN') };
};

let runs = 0;

/** A new guest and phone each time. */
const order = async (on: TestServer): Promise<string> => {
  runs += 1;
  const [id, body] = [nextId(), { client_phone: `+35988${String(1_000_000 + runs)}` }];
  const headers = {
    'x-device': `0199c000${String(runs).padStart(16, '0')}`,
    'x-forwarded-for': `10.9.${runs >> 8}.${runs % 256}`,
  };
  const answer = await send(on, { id, body, headers });
  expect(answer.status, answer.text).toBe(201);
  return id;
};

/** First free time the day after tomorrow. */
const booking = async (on: TestServer): Promise<{ readonly id: string; readonly key: string }> => {
  const id = nextId();
  const date = new Date(on.clock.now + 48 * HOUR).toISOString().slice(0, 10);
  const hours = await on.post('/api/bookings/getFreeHoursForDate', { ...massage(on), date });
  const free = v.parse(freeHoursSchema, hours.json).free_hours.find((hour) => hour.free);
  const answer = await book(on, massage(on), free?.start ?? '', { id });
  expect(answer.status, answer.text).toBe(200);
  return { id, key: v.parse(ownBookingSchema, answer.json).key };
};

interface Walk {
  readonly on: TestServer;
  readonly at: ReturnType<typeof till>;
  readonly manager: SignedIn;
  readonly id: string;
  /** Key of a booking's link; `undefined` for an order. */
  readonly bookingKey: string | undefined;
}

const headersOf = ({ on, manager }: Walk) => ({ 'x-place': String(on.placeId), ...manager.headers });

const paymentsOf = ({ on, id, bookingKey }: Walk) =>
  on.store.read
    .selectFrom('card_payments')
    .select(['key', 'state', 'amount', 'tip', 'page', 'fiscal_due'])
    .where('subject_key', '=', `${bookingKey === undefined ? 'order' : 'booking'}:${id}`)
    .orderBy('attempt')
    .execute();

const walk = async (of: Walk, steps: readonly Step[]): Promise<void> => {
  const { on, at, id, bookingKey } = of;
  const pages: string[] = [];
  for (const step of steps) {
    if (AT_THE_BANK.some((one) => one === step)) {
      for (const page of pages.slice(-2)) await press(on, page, step);
      continue;
    }
    switch (step) {
      case 'start':
      case 'start with a tip': {
        const body = step === 'start' ? {} : { tip: '1.00' };
        const { told } = await start(on, id, { body });
        if (told.red) pages.push(told.red);
        break;
      }
      case 'ask':
        await statusOf(on, id);
        break;
      case 'look':
        await at.look();
        break;
      case 'one minute':
      case 'half an hour':
        on.clock.now += step === 'one minute' ? MINUTE : 30 * MINUTE;
        await at.look();
        break;
      case 'given up':
        await on.post('/api/payments/cancel', { orderKey: id }, SECRETS);
        break;
      case 'in cash':
        await on.post('/api/payments/on-receipt', { orderKey: id, payment_method: 'cash' }, SECRETS);
        break;
      case 'turned down':
        await on.post(
          '/api/staff/commands/orderStatus',
          { orderId: id, to: 'rejected', reason: { kind: 'closing' } },
          { ...headersOf(of), 'idempotency-key': nextId() },
        );
        break;
      case 'part back': {
        const [paid] = (await paymentsOf(of)).filter(({ state }) => state === 'success');
        const body = { id: nextId(), amount: 100, reason: 'quality' };
        if (paid) await on.post(`/api/staff/payments/${paid.key}/refund`, body, headersOf(of));
        break;
      }
      case 'cancelled':
        if (bookingKey) await on.post('/api/bookings/own/cancel', { key: bookingKey });
        break;
      case 'cancelled by staff':
        if (bookingKey) await on.post(`/api/staff/bookings/${id}`, { action: 'cancel' }, headersOf(of));
        break;
    }
  }
  // Finishes payments that are still under way.
  for (let round = 0; round < 4; round += 1) {
    on.clock.now += 40 * MINUTE;
    await at.look();
  }
};

/** Money kept for the order or booking, tips included. */
const keptOf = async (of: Walk): Promise<number> => {
  const { on, id, bookingKey } = of;
  if (bookingKey !== undefined) {
    const row = await on.store.read.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const stands = row.status === 'confirmed' || row.status === 'no_show' || row.status === 'arrived';
    return stands && row.deposit_paid_at !== null ? Number(row.deposit) : 0;
  }
  const row = await on.store.read.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirstOrThrow();
  if (row.status === 'rejected') return 0;
  const parts = await on.store.read
    .selectFrom('payments')
    .select(['id', 'amount'])
    .where('order_id', '=', id)
    .where('tender', '=', 'card')
    .execute();
  const payments = await paymentsOf(of);
  const tips = payments.filter(({ key }) => parts.some((part) => part.id === key)).map(({ tip }) => Number(tip));
  return [...parts.map(({ amount }) => Number(amount)), ...tips].reduce((sum, one) => sum + one, 0);
};

const judge = async (of: Walk): Promise<void> => {
  const { on } = of;
  const payments = await paymentsOf(of);
  const keys = payments.map(({ key }) => key);
  const moves = keys.length
    ? await on.store.read.selectFrom('card_moves').selectAll().where('payment_key', 'in', keys).execute()
    : [];
  const refunds = keys.length
    ? await on.store.read.selectFrom('card_refunds').selectAll().where('payment_key', 'in', keys).execute()
    : [];
  const sum = (rows: readonly { readonly amount: number | bigint | string }[]) =>
    minor(rows.reduce((all, { amount }) => all + Number(amount), 0));
  const paid = sum(moves.filter(({ kind }) => kind === 'paid'));
  const back = sum(refunds);
  const given = sum(refunds.filter(({ reason }) => reason === 'quality'));
  expect(back, 'more went back than came').toBeLessThanOrEqual(paid);
  expect(payments.filter(({ state }) => state === 'starting' || state === 'redirected')).toEqual([]);
  for (const { key, amount, state, fiscal_due: due } of payments) {
    const gone = sum(refunds.filter(({ payment_key }) => payment_key === key));
    if (state === 'success' && gone < Number(amount)) expect(due, 'money without a fiscal receipt').toBe(1);
    if (state !== 'success') expect(due, 'a fiscal receipt of nothing').toBeNull();
  }
  const kept = await keptOf(of);
  // Excludes refunds by staff: the money was kept before them.
  if (kept > 0) expect(paid - (back - given), 'money that nobody has').toBe(kept);
  else expect(paid - back, 'money of nothing').toBe(0);
};

const steps = fc.array(fc.constantFrom(...STEPS), { minLength: 1, maxLength: 14 });

const over = (numRuns: number) => async (): Promise<void> => {
  const { on, at, manager } = await ready();
  await fc.assert(
    fc.asyncProperty(steps, fc.boolean(), async (asked, isOrder) => {
      const made = isOrder ? { id: await order(on), key: undefined } : await booking(on);
      const of: Walk = { on, at, manager, id: made.id, bookingKey: made.key };
      await walk(of, asked);
      await judge(of);
    }),
    { numRuns },
  );
};

test('money ledger: card payments less refunds equal the paid orders and bookings over 100 random runs', over(100));

// One server per run, because bookings of a run would fill the days of the next.
test.each(Array.from({ length: 20 }, (_, at) => at + 1))(
  'money ledger: card payments less refunds equal the paid orders and bookings over 1,000 random runs: %i of 20',
  { tags: ['deep'], timeout: patience(120_000) },
  over(1000),
);
