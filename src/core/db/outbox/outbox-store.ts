// Durable steps of an outbox command. Each step is one transaction: it reads the current rows, decides, and writes all or
// nothing. A late step (another tab was faster, the guest changed their mind) does nothing and returns `undefined`, so two
// flushers at once are merely wasteful.
//
// The steps use only the few rows that they touch, not Dexie, so that most of the simulation runs them without a database.

import type { EndEffect, Outcome, StoredCommand } from '#contract/outbox/command.ts';
import { COMMANDS, type CommandKinds, kindOf } from '#contract/outbox/commands.ts';
import type { StoredOrder } from '#contract/outbox/order-command.ts';
import { readStoredCart, readStoredSession } from '#contract/stored.ts';
import { returnToDraft } from '#core/db/order/table-draft-rows.ts';
import { orderNumberKey } from '#core/db/promotion/order-number-key.ts';
import { emptyCart } from '#domain/cart/cart.ts';
import { returnLines } from '#domain/cart/cart-rules.ts';
import { clearCart, withPromo, withSpending } from '#domain/cart/clear-cart.ts';
import type { CommandId, PlaceId, SessionToken } from '#domain/ids.ts';
import { sessionOf } from '#domain/order/orderer.ts';
import { dropsSession, type Refusal } from '#domain/order/refusal.ts';
import { assertEntryMove, canCancel } from '#domain/outbox/entry-moves.ts';
import { type EntryState, isSettled } from '#domain/outbox/outbox.ts';
import { isOfVisit } from '#domain/visit/visit.ts';
import type { OutboxRows, Transact } from './outbox-rows.ts';
import { type CommandDraft, type OrderDraft, saveWithin, submitWithin } from './outbox-submit.ts';

type Step<Args extends readonly unknown[]> = (id: CommandId, ...args: Args) => Promise<StoredCommand | undefined>;

export interface OutboxStore {
  /** Cart → outbox. undefined: the cart is empty, or has changed since it was priced. Idempotent by id. */
  readonly submit: (draft: OrderDraft) => Promise<StoredOrder | undefined>;
  /** Any other command → outbox. Idempotent by id. */
  readonly save: (draft: CommandDraft) => Promise<StoredCommand | undefined>;
  /** Unsettled entries, oldest first, and the number of unreadable rows. */
  readonly waiting: () => Promise<{ readonly entries: readonly StoredCommand[]; readonly unreadable: number }>;
  /** Current secret of the entry's session; also undefined for an orderer that needs none. */
  readonly tokenFor: (entry: Pick<StoredCommand, 'placeId' | 'orderer'>) => Promise<SessionToken | undefined>;
  /** Written before an attempt starts: from then on only the server knows the outcome. */
  readonly begin: Step<[token: SessionToken | undefined]>;
  /**
   * Settles the entry by the server's answer. Effects of its kind are in the same transaction. A rejection of an earlier
   * secret, `usedToken`, is ignored when the entry has a newer one.
   */
  readonly settle: Step<[outcome: Exclude<Outcome, { kind: 'givenUp' }>, usedToken?: SessionToken]>;
  /**
   * The attempt was inconclusive: retry no earlier than `nextAt` and the server's `notBefore`. `limited`: rate limit hit.
   */
  readonly postpone: Step<[nextAt: number, notBefore: number, limited?: boolean]>;
  /** Asks the guest whether they still want it. `asked`: the time, by server clock and device clock. */
  readonly askAge: Step<[nextAt: number, asked: NonNullable<StoredCommand['asked']>]>;
  /**
   * Requires a scan: the rejected `usedToken` is deleted, unless a newer one is stored. `since`: start of measuring its age,
   * when the age is unknown.
   */
  readonly askSession: Step<[nextAt: number, usedToken: SessionToken | undefined, since?: StoredCommand['asked']]>;
  /** Too old and never attempted: expires it and returns its lines to the cart. Does nothing when it may have arrived. */
  readonly expire: Step<[]>;
  /** "Yes, still" to the question about the order's age. */
  readonly confirm: Step<[]>;
  /** "No": ends it when it was never attempted; otherwise the server must be asked to cancel it. */
  readonly decline: Step<[]>;
  /** The guest has seen the end. */
  readonly dismiss: Step<[]>;
}

const NO_SECRETS = { sentToken: undefined, earlierTokens: [] } as const;

/** All other secrets of earlier attempts. */
const earlierThan = ({ sentToken, earlierTokens }: StoredCommand, token: SessionToken | undefined) => [
  ...new Set([...earlierTokens, ...(sentToken === undefined ? [] : [sentToken])].filter((one) => one !== token)),
];

const TAKEN_BACK: Refusal = { code: 'order_cancelled', productIds: [], ingredientIds: [], quote: undefined };

/** Increments the order number, when the place counts orders. */
const countOrder = async (rows: OutboxRows, placeId: PlaceId): Promise<void> => {
  const number = await rows.deviceValue(orderNumberKey(placeId));
  if (typeof number === 'number') await rows.putDeviceValue(orderNumberKey(placeId), number + 1);
};

const apply = async (rows: OutboxRows, entry: StoredCommand, effects: readonly EndEffect[]): Promise<void> => {
  const { placeId, visitId } = entry;
  for (const effect of effects) {
    if (effect.type === 'order.add') {
      await rows.addOrder({ ...effect.order, visitId });
      if (entry.kind === 'order') await countOrder(rows, placeId);
    } else if (effect.type === 'cart.clear') {
      const cart = readStoredCart(await rows.cart(placeId));
      if (cart && isOfVisit(entry, cart.visitId)) await rows.putCart(clearCart(cart));
    } else if (effect.draft) await returnToDraft(rows, placeId, effect.draft, effect, entry.createdWall);
    else {
      const cart = readStoredCart(await rows.cart(placeId)) ?? emptyCart(placeId);
      // Never into the next guest's cart.
      if (!isOfVisit(entry, cart.visitId)) continue;
      const filled = returnLines(cart, effect.lines);
      // A promo code entered since then stays.
      const coded = effect.promo && !cart.promo ? withPromo(filled, effect.promo) : filled;
      const whole = effect.spending && !cart.spending ? withSpending(coded, effect.spending) : coded;
      if (whole !== cart) await rows.putCart(whole);
    }
  }
};

export function createStore(transact: Transact, kinds: CommandKinds = COMMANDS): OutboxStore {
  const read = (row: unknown): StoredCommand | undefined =>
    typeof row === 'object' && row !== null ? kindOf(kinds, Reflect.get(row, 'kind'))?.read(row) : undefined;

  /** Reads the entry and writes the result of the step; a settled or unreadable entry stays. */
  const onOpen =
    <Args extends readonly unknown[]>(
      step: (rows: OutboxRows, entry: StoredCommand, ...args: Args) => Promise<StoredCommand | undefined>,
    ): Step<Args> =>
    (id, ...args) =>
      transact(async (rows) => {
        const entry = read(await rows.entry(id));
        if (!entry || isSettled(entry.state)) return undefined;
        const next = await step(rows, entry, ...args);
        if (!next) return undefined;
        // A move outside the table throws, which rolls the step back.
        assertEntryMove(entry.state, next.state);
        await rows.putEntry(next);
        return next;
      });

  /** Ends a command, with the effects of its kind. */
  const endWith = async (
    rows: OutboxRows,
    entry: StoredCommand,
    outcome: Outcome,
    state: EntryState,
  ): Promise<StoredCommand> => {
    const end = kindOf(kinds, entry.kind)?.end(entry, outcome);
    if (end) await apply(rows, entry, end.effects);
    return { ...entry, ...end?.changes, state, askReason: undefined, nextAt: 0, ...NO_SECRETS };
  };

  const sessionRow = async (rows: OutboxRows, { placeId, orderer }: Pick<StoredCommand, 'placeId' | 'orderer'>) => {
    const id = sessionOf(orderer);
    return id && readStoredSession(await rows.session(placeId, id));
  };

  return {
    submit: (draft) => transact((rows) => submitWithin(rows, draft)),
    save: (draft) => transact((rows) => saveWithin(rows, kinds, draft)),

    waiting: () =>
      transact(async (rows) => {
        const found = await rows.openEntries();
        const entries = found.flatMap((row) => read(row) ?? []);
        return { entries: entries.toSorted((a, b) => a.seq - b.seq), unreadable: found.length - entries.length };
      }, 'read'),

    tokenFor: (entry) => transact(async (rows) => (await sessionRow(rows, entry))?.token, 'read'),

    begin: onOpen(async (_, entry, token: SessionToken | undefined) => {
      // Another tab has asked the guest meanwhile; a never attempted entry waits for the answer.
      if (entry.askReason === 'age' && !entry.mayHaveArrived) return undefined;
      return {
        ...entry,
        state: 'sending',
        askReason: undefined,
        mayHaveArrived: true,
        attempts: entry.attempts + 1,
        sentToken: token,
        earlierTokens: earlierThan(entry, token),
      };
    }),

    settle: onOpen(async (rows, entry, outcome: Outcome, usedToken?: SessionToken) => {
      if (outcome.kind !== 'refused') return endWith(rows, entry, outcome, 'received');
      const { refusal } = outcome;
      const isStale = usedToken !== undefined && entry.sentToken !== usedToken;
      if (isStale && refusal.code === 'idempotency_key_reused') return undefined;
      const session = sessionOf(entry.orderer);
      // An answer to an earlier sitting says nothing about the current one.
      const isOfThisSitting = entry.earlierTokens.length === 0;
      if (session && isOfThisSitting && dropsSession(refusal.code)) await rows.deleteSession(entry.placeId, session);
      const state = refusal.code === 'order_expired' ? 'expired' : 'refused';
      return { ...(await endWith(rows, entry, outcome, state)), refusal };
    }),

    postpone: onOpen(async (_, entry, nextAt: number, notBefore: number, limited?: boolean) => ({
      ...entry,
      nextAt,
      notBefore,
      limited,
    })),

    askAge: onOpen(async (_, entry, nextAt: number, asked: StoredCommand['asked']) =>
      // An order that is being cancelled is not asked about again.
      entry.cancelling ? undefined : { ...entry, state: 'asking', askReason: 'age', confirmed: false, nextAt, asked },
    ),

    askSession: onOpen(
      async (rows, entry, nextAt: number, usedToken: SessionToken | undefined, since = entry.asked) => {
        const session = await sessionRow(rows, entry);
        if (session && session.token !== usedToken)
          return { ...entry, state: 'saved', askReason: undefined, nextAt: 0 };
        if (session) await rows.deleteSession(entry.placeId, session.id);
        return { ...entry, state: 'asking', askReason: 'session', nextAt, asked: since };
      },
    ),

    expire: onOpen(async (rows, entry) => {
      if (entry.mayHaveArrived) return undefined;
      return endWith(rows, entry, { kind: 'givenUp' }, 'expired');
    }),

    confirm: onOpen(async (_, entry) =>
      entry.state === 'asking' && entry.askReason === 'age' && !entry.cancelling
        ? { ...entry, state: 'saved', askReason: undefined, confirmed: true, nextAt: 0 }
        : undefined,
    ),

    decline: onOpen(async (rows, entry) => {
      if (!canCancel(entry)) return undefined;
      if (entry.mayHaveArrived) {
        return { ...entry, state: 'sending', askReason: undefined, cancelling: true, nextAt: 0 };
      }
      const ended = await endWith(rows, entry, { kind: 'givenUp' }, 'refused');
      return { ...ended, refusal: TAKEN_BACK };
    }),

    dismiss: (id) =>
      transact(async (rows) => {
        const entry = read(await rows.entry(id));
        if (!entry || !isSettled(entry.state)) return undefined;
        const dismissed = { ...entry, dismissed: true };
        await rows.putEntry(dismissed);
        return dismissed;
      }),
  };
}
