// The payment machine: every event in every state, and a restart from each state after a crash.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromPromise, initialTransition, transition } from 'xstate';
import type { CardPayment, CardPaymentState } from '#domain/payment/card-payment.ts';
import { CARD_PAYMENT_STATES } from '#domain/payment/card-payment.ts';
import { type Paying, type PaymentMeans, STANDS, type Stand, type StartFailure } from '#domain/payment/paying.ts';
import {
  type AskAnswer,
  type CancelAnswer,
  type PaymentEvent,
  paymentMachine,
  type StartAnswer,
} from '#guest/payment/payment.machine.ts';
import { cardPayment, payingRow } from '../../shared/payment/paying-rows.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const PAGE = 'https://bank.example/pay/1';
const BY_PAGE: PaymentMeans = { kind: 'page' };
const OFFLINE: StartFailure = { kind: 'offline' };
const told = (state: CardPaymentState, rest: Partial<CardPayment> = {}): CardPayment =>
  cardPayment({ state, ...(state === 'redirected' && { page: PAGE }), ...rest });

/** A payment whose requests end when the test says so. */
const paying = (row: Paying = payingRow()) => {
  const starts: { input: Paying; resolve: (answer: StartAnswer) => void; reject: () => void }[] = [];
  const cancels: { resolve: (answer: CancelAnswer) => void; reject: () => void }[] = [];
  const asks: { input: Paying; resolve: (answer: AskAnswer | undefined) => void; reject: () => void }[] = [];
  const actor = createActor(
    paymentMachine.provide({
      actors: {
        startPayment: fromPromise<StartAnswer, Paying>(
          ({ input }) =>
            new Promise(
              (resolve, reject) => void starts.push({ input, resolve, reject: () => reject(new Error('lost')) }),
            ),
        ),
        askPayment: fromPromise<AskAnswer | undefined, Paying>(
          ({ input }) =>
            new Promise(
              (resolve, reject) => void asks.push({ input, resolve, reject: () => reject(new Error('lost')) }),
            ),
        ),
        cancelPayment: fromPromise<CancelAnswer, Paying>(
          () =>
            new Promise((resolve, reject) => void cancels.push({ resolve, reject: () => reject(new Error('lost')) })),
        ),
      },
    }),
    { input: row },
  );
  const away = vi.fn<(event: { readonly url: string }) => void>();
  actor.on('payment.away', away);
  actor.start();
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return {
    actor,
    starts,
    asks,
    cancels,
    away,
    send: (event: PaymentEvent) => actor.send(event),
    stand: () => actor.getSnapshot().value.stand,
    ear: () => actor.getSnapshot().value.ear,
    row: () => actor.getSnapshot().context.paying,
    context: () => actor.getSnapshot().context,
    started: async (answer: StartAnswer) => {
      starts.pop()?.resolve(answer);
      await settle();
    },
    answered: async (answer: AskAnswer | undefined) => {
      asks.pop()?.resolve(answer);
      await settle();
    },
    settle,
  };
};

const start = (state: CardPaymentState, rest?: Partial<CardPayment>): StartAnswer => ({
  kind: 'told',
  told: told(state, rest),
  at: 2,
});

test('payment machine: a start that returns a page redirects once, then the payment is pending [S4.10]', async () => {
  const one = paying();
  expect(one.stand()).toBe('starting');
  await one.started(start('redirected'));
  expect(one.away.mock.calls).toEqual([[{ type: 'payment.away', url: PAGE }]]);
  expect([one.stand(), one.row().hasLeft]).toEqual(['pending', true]);
});

test('payment machine: a reopened page does not redirect without a press', async () => {
  const restored = paying(payingRow({ told: told('redirected') }));
  expect([restored.stand(), restored.away.mock.calls.length]).toEqual(['redirected', 0]);
  restored.send({ type: 'payment.leave' });
  expect([restored.stand(), restored.away.mock.calls.length]).toEqual(['pending', 1]);
  const back = paying(restored.row());
  expect([back.stand(), back.away.mock.calls.length]).toEqual(['pending', 0]);
  back.send({ type: 'payment.leave' });
  expect([back.stand(), back.away.mock.calls.length]).toEqual(['pending', 1]);
});

test('payment machine: a failed start says why, and the next press is a new attempt [S4.11]', async () => {
  const one = paying();
  await one.started({ kind: 'failed', failure: OFFLINE, at: 2 });
  expect([one.stand(), one.row().failure]).toEqual(['failed', OFFLINE]);
  one.send({ type: 'payment.again', way: BY_PAGE, at: 3 });
  expect([one.stand(), one.row().failure, one.row().attempt]).toEqual(['starting', undefined, 2]);
  expect(one.starts).toHaveLength(1);
  // Ten taps during the start are one start.
  for (let tap = 0; tap < 10; tap++) one.send({ type: 'payment.again', way: BY_PAGE, at: 4 });
  expect([one.starts.length, one.row().attempt]).toEqual([1, 2]);
});

test('payment machine: a start without an answer is polled, and the server’s state wins', async () => {
  for (const lost of ['unheard', 'broken'] as const) {
    const one = paying();
    if (lost === 'unheard') await one.started({ kind: 'unheard', at: 2 });
    else {
      one.starts.pop()?.reject();
      await one.settle();
    }
    expect(one.stand()).toBe('timedOut');
    one.send({ type: 'payment.look' });
    await one.answered({ told: told('success'), at: 3 });
    expect(one.stand()).toBe('success');
  }
});

test.each(CARD_PAYMENT_STATES.map((state) => [state] as const))(
  'payment machine: takes over the server’s state "%s"',
  async (state) => {
    const expected: Record<CardPaymentState, Stand> = {
      starting: 'pending',
      redirected: 'pending',
      pending: 'pending',
      processing: 'processing',
      success: 'success',
      failed: 'failed',
      timed_out: 'timedOut',
      cancelled: 'failed',
    };
    const one = paying(payingRow({ told: told('redirected'), hasLeft: true }));
    one.send({ type: 'payment.look' });
    await one.answered({ told: told(state), at: 3 });
    expect(one.stand()).toBe(expected[state]);
  },
);

test('payment machine: polls a pending payment every 3 s, more slowly after 20 polls, until it is paid, and never while a request is open', async () => {
  const one = paying(payingRow({ told: told('pending') }));
  await vi.advanceTimersByTimeAsync(2_999);
  expect(one.asks).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(one.asks).toHaveLength(1);
  one.send({ type: 'payment.look' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(one.asks).toHaveLength(1);
  let asked = 0;
  for (; one.asks.length > 0 && asked < 25; asked++) {
    await one.answered(undefined);
    expect(one.context().isUnreached).toBe(true);
    await vi.advanceTimersByTimeAsync(3_000);
  }
  expect([asked, one.asks.length]).toEqual([20, 0]);
  await vi.advanceTimersByTimeAsync(12_000);
  expect(one.asks).toHaveLength(1);
  await one.answered({ told: told('success'), at: 3 });
  expect([one.stand(), one.context().isUnreached]).toEqual(['success', false]);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(one.asks).toHaveLength(0);
});

test('payment machine: a phone that wakes after ten minutes polls at once and learns of the payment', async () => {
  const one = paying(payingRow({ told: told('redirected'), hasLeft: true }));
  one.send({ type: 'payment.look' });
  expect(one.asks).toHaveLength(1);
  await one.answered({ told: told('success'), at: 600_000 });
  expect(one.stand()).toBe('success');
});

test('payment machine: ten presses cancel an abandoned payment once, and then a new one can start', async () => {
  const one = paying(payingRow({ told: told('redirected'), hasLeft: true }));
  for (let press = 0; press < 10; press++) one.send({ type: 'payment.cancel' });
  expect([one.cancels.length, one.ear(), one.stand()]).toEqual([1, 'cancelling', 'pending']);
  one.cancels[0]?.resolve({ kind: 'told', told: told('cancelled'), at: 3 });
  await one.settle();
  expect([one.stand(), one.row().told?.state, one.ear()]).toEqual(['failed', 'cancelled', 'resting']);
  one.send({ type: 'payment.again', way: BY_PAGE, at: 4 });
  expect(one.stand()).toBe('starting');
});

test('payment machine: a payment completed while the guest pressed "cancel" is paid', async () => {
  const one = paying(payingRow({ told: told('redirected'), hasLeft: true }));
  one.send({ type: 'payment.cancel' });
  one.cancels[0]?.resolve({ kind: 'told', told: told('success'), at: 3 });
  await one.settle();
  expect(one.stand()).toBe('success');
});

test('payment machine: a failed cancel keeps the state, says why, and the next press retries', async () => {
  const one = paying(payingRow({ told: told('redirected'), hasLeft: true }));
  one.send({ type: 'payment.cancel' });
  one.cancels[0]?.resolve({ kind: 'failed', failure: OFFLINE });
  await one.settle();
  expect([one.stand(), one.context().notCancelled]).toEqual(['pending', OFFLINE]);
  one.send({ type: 'payment.cancel' });
  expect([one.cancels.length, one.context().notCancelled]).toEqual([2, undefined]);
  one.cancels[1]?.reject();
  await one.settle();
  expect([one.stand(), one.context().notCancelled]).toEqual(['pending', { kind: 'other' }]);
});

test.each([
  ['of a provider that shuts no page', payingRow({ told: told('redirected', { provider: 'epay' }), hasLeft: true })],
  ['whose guest has not left yet', payingRow({ told: told('redirected') })],
  ['that is being charged', payingRow({ told: told('processing') })],
  ['of another browser', payingRow({ id: told('redirected').key, told: told('redirected'), hasLeft: true })],
])('payment machine: a payment %s is not cancelled', (_, row) => {
  const one = paying(row);
  one.send({ type: 'payment.cancel' });
  expect(one.cancels).toHaveLength(0);
});

test('payment machine: an abandoned page counts as unpaid only after the server confirms, on each return', async () => {
  const one = paying(payingRow({ told: told('redirected'), hasLeft: true }));
  expect(one.context().isHeard).toBe(false);
  one.send({ type: 'payment.look' });
  await one.answered({ told: told('redirected'), at: 3 });
  expect(one.context().isHeard).toBe(true);
  one.send({ type: 'payment.look' });
  expect(one.context().isHeard).toBe(false);
});

test('payment machine: an answer to an earlier attempt does not change the next one', async () => {
  const one = paying(payingRow({ told: told('failed') }));
  one.send({ type: 'payment.look' });
  const [late] = one.asks;
  one.send({ type: 'payment.again', way: BY_PAGE, at: 3 });
  expect(one.stand()).toBe('starting');
  late?.resolve({ told: told('timed_out'), at: 4 });
  await one.settle();
  expect([one.stand(), one.row().told]).toEqual(['starting', undefined]);
});

test('payment machine: accepts another tab’s "paid", and ignores an older row', () => {
  const one = paying(payingRow({ told: told('pending'), at: 5 }));
  one.send({ type: 'row.read', paying: payingRow({ told: told('failed'), at: 4 }) });
  expect(one.stand()).toBe('pending');
  one.send({ type: 'row.read', paying: payingRow({ told: told('success'), at: 4 }) });
  expect(one.stand()).toBe('success');
  one.send({ type: 'row.read', paying: payingRow({ told: told('failed'), attempt: 7, at: 9 }) });
  expect(one.stand()).toBe('success');
});

const rows: Readonly<Record<Stand, Paying>> = {
  starting: payingRow(),
  redirected: payingRow({ told: told('redirected') }),
  pending: payingRow({ told: told('redirected'), hasLeft: true }),
  processing: payingRow({ told: told('processing') }),
  failed: payingRow({ told: told('failed') }),
  success: payingRow({ told: told('success') }),
  timedOut: payingRow({ told: told('timed_out') }),
};

test.each(STANDS.map((stand) => [stand] as const))(
  'payment machine: killed in state "%s", it resumes in that state',
  (stand) => {
    const before = paying(rows[stand]);
    expect(before.stand()).toBe(stand);
    before.actor.stop();
    // The row is serialised as on disk.
    const after = paying(JSON.parse(JSON.stringify(before.row())) as Paying);
    expect(after.stand()).toBe(stand);
    // A start that may have arrived is repeated as the same attempt; otherwise a restart starts nothing.
    expect(after.starts.map(({ input }) => input.attempt)).toEqual(stand === 'starting' ? [1] : []);
    expect(after.away).not.toHaveBeenCalled();
  },
);

test('payment machine: every state is reachable, and each event in each state moves on or does no harm', () => {
  const at = 3;
  const said = [...CARD_PAYMENT_STATES.map((state) => told(state)), null];
  const done = (src: string, output: unknown) => ({ type: `xstate.done.actor.0.payment.${src}`, output, actorId: '' });
  const events = [
    { type: 'payment.again', way: BY_PAGE, at },
    { type: 'payment.leave' },
    { type: 'payment.look' },
    { type: 'payment.cancel' },
    { type: 'stand.entered' },
    ...said.map((one) => ({ type: 'payment.told', told: one, at })),
    ...said.map((one) => ({ type: 'row.read', paying: payingRow({ told: one, at }) })),
    ...said.map((one) => done('stand.starting', { kind: 'told', told: one, at })),
    done('stand.starting', { kind: 'failed', failure: OFFLINE, at }),
    done('stand.starting', { kind: 'unheard', at }),
    { type: 'xstate.error.actor.0.payment.stand.starting', error: new Error('lost'), actorId: '' },
    ...said.map((one) => done('ear.asking', { told: one, at })),
    done('ear.asking', undefined),
    ...said.map((one) => done('ear.cancelling', { kind: 'told', told: one, at })),
    done('ear.cancelling', { kind: 'failed', failure: OFFLINE }),
    { type: 'xstate.error.actor.0.payment.ear.cancelling', error: new Error('lost'), actorId: '' },
    { type: 'xstate.error.actor.0.payment.ear.asking', error: new Error('lost'), actorId: '' },
  ] as readonly PaymentEvent[];
  const [first] = initialTransition(paymentMachine, payingRow());
  // The numbers of attempts and polls do not make a different state.
  const keyOf = ({ value, context: { paying: row } }: typeof first) =>
    JSON.stringify([value, row.told?.state ?? row.told, row.failure?.kind, row.isUnheard, row.hasLeft]);
  const found = new Map([[keyOf(first), first]]);
  const moves = new Map<string, Set<string>>();
  for (const state of found.values()) {
    for (const event of events) {
      const [next] = transition(paymentMachine, state, event);
      const move = `${state.value.stand} · ${event.type.replace(/^xstate\.|\.actor\.0\.payment/g, '')}`;
      moves.set(move, (moves.get(move) ?? new Set()).add(next.value.stand));
      if (!found.has(keyOf(next))) found.set(keyOf(next), next);
      // A paid order stays paid.
      if (state.context.paying.told?.state === 'success') expect(next.value.stand).toBe('success');
      // No second payment while the first may still complete.
      if (next.context.paying.attempt !== state.context.paying.attempt && event.type === 'payment.again') {
        expect(['failed', 'timedOut']).toContain(state.value.stand);
      }
    }
  }
  expect([...new Set([...found.values()].map(({ value }) => value.stand))].toSorted()).toEqual([...STANDS].toSorted());
  const to = (from: Stand, event: string) => [...(moves.get(`${from} · ${event}`) ?? [])].toSorted();
  for (const from of STANDS) {
    expect([from, to(from, 'payment.look')]).toEqual([from, [from]]);
    expect([from, to(from, 'payment.cancel')]).toEqual([from, [from]]);
    expect([from, to(from, 'payment.leave')]).toEqual([from, [from === 'redirected' ? 'pending' : from]]);
    const again = from === 'failed' || from === 'timedOut' ? 'starting' : from;
    expect([from, to(from, 'payment.again')]).toEqual([from, [again]]);
    const stays = from !== 'starting';
    const ended = to(from, 'done.stand.starting');
    expect([from, ended]).toEqual([from, stays ? [from] : ['failed', 'pending', 'processing', 'success', 'timedOut']]);
    expect([from, to(from, 'error.stand.starting')]).toEqual([from, [stays ? from : 'timedOut']]);
    expect([from, to(from, 'error.ear.asking')]).toEqual([from, [from]]);
  }
});
