// The durable steps of a command on its way out. Each step is one transaction: it reads what is there now, decides, and
// writes all of it or nothing. A step that comes too late (another tab was quicker, the guest changed their mind) does
// nothing and says so by `undefined`; so two flushers at once are merely wasteful.
//
// The steps are written over the few rows that they touch, and know nothing of Dexie: so most of the simulation can run
// them, as they are, without a database.

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
  /** Cart → outbox. undefined: the cart is empty, or no longer the one that was priced. Twice the same id: one entry. */
  readonly submit: (draft: OrderDraft) => Promise<StoredOrder | undefined>;
  /** Any other command into the outbox. Twice the same id: one entry. */
  readonly save: (draft: CommandDraft) => Promise<StoredCommand | undefined>;
  /** Entries that are not settled, the oldest first; and how many rows could not be read. */
  readonly waiting: () => Promise<{ readonly entries: readonly StoredCommand[]; readonly unreadable: number }>;
  /** The current secret of the session under which the entry was saved; undefined too for who needs none. */
  readonly tokenFor: (entry: Pick<StoredCommand, 'placeId' | 'orderer'>) => Promise<SessionToken | undefined>;
  /** Written before a request is begun: from here on only the server knows. */
  readonly begin: Step<[token: SessionToken | undefined]>;
  /**
   * The end, by the server's word. What the kind does at its end is in the same transaction. That an earlier secret, `usedToken`,
   * has no right to its id says nothing: it goes by a newer one.
   */
  readonly settle: Step<[outcome: Exclude<Outcome, { kind: 'givenUp' }>, usedToken?: SessionToken]>;
  /**
   * The outcome of a request is not known: try again, not before `nextAt`, nor before the server's own `notBefore`. `limited`:
   * because it was one too many.
   */
  readonly postpone: Step<[nextAt: number, notBefore: number, limited?: boolean]>;
  /** Does the guest still want it? `asked`: the moment, by the server's clock and the device's. */
  readonly askAge: Step<[nextAt: number, asked: NonNullable<StoredCommand['asked']>]>;
  /**
   * The table must be scanned: `usedToken` was turned down and goes, unless a newer one is there by now. `since`: the moment
   * from which its age is followed, where nothing else is known of it.
   */
  readonly askSession: Step<[nextAt: number, usedToken: SessionToken | undefined, since?: StoredCommand['asked']]>;
  /** Too old, and never begun: over, lines back in the cart. Does nothing where a request may have arrived. */
  readonly expire: Step<[]>;
  /** "Yes, still", to a question about age. */
  readonly confirm: Step<[]>;
  /** "No": over where no request was ever begun, else the server has to be asked to take it back. */
  readonly decline: Step<[]>;
  /** The guest has seen the end. */
  readonly dismiss: Step<[]>;
}

const NO_SECRETS = { sentToken: undefined, earlierTokens: [] } as const;

/** Every other secret that a command was sent with until now. */
const earlierThan = ({ sentToken, earlierTokens }: StoredCommand, token: SessionToken | undefined) => [
  ...new Set([...earlierTokens, ...(sentToken === undefined ? [] : [sentToken])].filter((one) => one !== token)),
];

const TAKEN_BACK: Refusal = { code: 'order_cancelled', productIds: [], ingredientIds: [], quote: undefined };

/** The next order of this device is one further, where the place counts them. */
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
      // Never into the cart of the next guest.
      if (!isOfVisit(entry, cart.visitId)) continue;
      const filled = returnLines(cart, effect.lines);
      // A code that was entered since stays.
      const coded = effect.promo && !cart.promo ? withPromo(filled, effect.promo) : filled;
      const whole = effect.spending && !cart.spending ? withSpending(coded, effect.spending) : coded;
      if (whole !== cart) await rows.putCart(whole);
    }
  }
};

export function createStore(transact: Transact, kinds: CommandKinds = COMMANDS): OutboxStore {
  const read = (row: unknown): StoredCommand | undefined =>
    typeof row === 'object' && row !== null ? kindOf(kinds, Reflect.get(row, 'kind'))?.read(row) : undefined;

  /** Reads the entry, and writes what the step makes of it; an entry that is settled, or not to be read, stays. */
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
        // A step that the table of moves does not know is undone as a whole.
        assertEntryMove(entry.state, next.state);
        await rows.putEntry(next);
        return next;
      });

  /** The last step of a command, with all that its kind does beside it. */
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
      // Another tab has asked the guest by now; an entry that was never sent waits for the answer.
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
      // An answer of an earlier sitting says nothing about the present one.
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
      // An order that is being taken back is not asked about again.
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
