// The durable steps of an order on its way out. Each step is one transaction: it reads what is there now, decides, and
// writes all of it or nothing. A step that comes too late (another tab was quicker, the guest changed their mind) does
// nothing and says so by `undefined`; so two flushers at once are merely wasteful.
//
// The steps are written over the few rows that they touch, and know nothing of Dexie: so most of the simulation can run
// them, as they are, without a database.
import { readStoredCart, readStoredEntry, readStoredSession, type StoredEntry } from '#contract/stored.ts';
import { emptyCart, returnLines } from '#domain/cart/cart-rules.ts';
import type { OrderId, SessionToken } from '#domain/ids.ts';
import type { PlacedOrder } from '#domain/order/order.ts';
import { dropsSession, type Refusal } from '#domain/order/refusal.ts';
import { isSettled } from '#domain/outbox/outbox.ts';
import { canCancel } from '#domain/outbox/outbox-rules.ts';
import { isOfVisit } from '#domain/visit/visit.ts';
import type { OutboxRows, Transact } from './outbox-rows.ts';
import { type OrderDraft, submitWithin } from './outbox-submit.ts';

export type Outcome =
  | { readonly kind: 'received'; readonly order: PlacedOrder }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

type Step<Args extends readonly unknown[]> = (id: OrderId, ...args: Args) => Promise<StoredEntry | undefined>;

export interface OutboxStore {
  /** Cart → outbox. undefined: the cart is empty, or no longer the one that was priced. Twice the same id: one entry. */
  readonly submit: (draft: OrderDraft) => Promise<StoredEntry | undefined>;
  /** What is not settled, the oldest first; and how many rows could not be read. */
  readonly waiting: () => Promise<{ readonly entries: readonly StoredEntry[]; readonly unreadable: number }>;
  /** The current secret of the session under which the entry was saved. */
  readonly tokenFor: (entry: Pick<StoredEntry, 'placeId' | 'sessionId'>) => Promise<SessionToken | undefined>;
  /** Written before a request is begun: from here on only the server knows. */
  readonly begin: Step<[token: SessionToken]>;
  /** The end. Lines of a refused order return to the cart, its order or refusal stands beside the entry. */
  readonly settle: Step<[outcome: Outcome]>;
  /** The outcome of a request is not known: try again, not before `nextAt`, nor before the server's own `notBefore`. */
  readonly postpone: Step<[nextAt: number, notBefore: number]>;
  /** Does the guest still want it? `asked`: the moment, by the server's clock and the device's. */
  readonly askAge: Step<[nextAt: number, asked: NonNullable<StoredEntry['asked']>]>;
  /** The table must be scanned: `usedToken` was turned down and goes, unless a newer one is there by now. */
  readonly askSession: Step<[nextAt: number, usedToken: SessionToken | undefined]>;
  /** Too old, and never begun: over, lines back in the cart. Does nothing where a request may have arrived. */
  readonly expire: Step<[]>;
  /** "Yes, still", to a question about age. */
  readonly confirm: Step<[]>;
  /** "No": over where no request was ever begun, else the server has to be asked to take it back. */
  readonly decline: Step<[]>;
  /** The guest has seen the end. */
  readonly dismiss: Step<[]>;
}

const TAKEN_BACK: Refusal = { code: 'order_cancelled', productIds: [], ingredientIds: [], quote: undefined };

const putBack = async (rows: OutboxRows, entry: StoredEntry): Promise<void> => {
  const cart = readStoredCart(await rows.cart(entry.placeId)) ?? emptyCart(entry.placeId);
  // Never into the cart of the next guest.
  if (!isOfVisit(entry, cart.visitId)) return;
  const filled = returnLines(cart, entry.cartLines, entry.comments);
  if (filled !== cart) await rows.putCart(filled);
};

/** Reads the entry, and writes what the step makes of it; an entry that is settled, or not to be read, stays. */
const onOpen =
  <Args extends readonly unknown[]>(
    transact: Transact,
    step: (rows: OutboxRows, entry: StoredEntry, ...args: Args) => Promise<StoredEntry | undefined>,
  ): Step<Args> =>
  (id, ...args) =>
    transact(async (rows) => {
      const entry = readStoredEntry(await rows.entry(id));
      if (!entry || isSettled(entry.state)) return undefined;
      const next = await step(rows, entry, ...args);
      if (next) await rows.putEntry(next);
      return next;
    });

export function createStore(transact: Transact): OutboxStore {
  return {
    submit: (draft) => transact((rows) => submitWithin(rows, draft)),

    waiting: () =>
      transact(async (rows) => {
        const found = await rows.openEntries();
        const entries = found.flatMap((row) => readStoredEntry(row) ?? []);
        return { entries: entries.toSorted((a, b) => a.seq - b.seq), unreadable: found.length - entries.length };
      }, 'read'),

    tokenFor: ({ placeId, sessionId }) =>
      transact(async (rows) => readStoredSession(await rows.session(placeId, sessionId))?.token, 'read'),

    begin: onOpen(transact, async (_, entry, token: SessionToken) => {
      // Somebody else has asked the guest by now; what was never sent waits for the answer.
      if (entry.askReason === 'age' && !entry.mayHaveArrived) return undefined;
      return {
        ...entry,
        state: 'sending',
        askReason: undefined,
        mayHaveArrived: true,
        attempts: entry.attempts + 1,
        sentToken: token,
      };
    }),

    settle: onOpen(transact, async (rows, entry, outcome: Outcome) => {
      const settled = { ...entry, askReason: undefined, nextAt: 0, sentToken: undefined };
      if (outcome.kind === 'received') {
        await rows.addOrder({ ...outcome.order, visitId: entry.visitId });
        return { ...settled, state: 'received', order: outcome.order };
      }
      const { refusal } = outcome;
      await putBack(rows, entry);
      if (dropsSession(refusal.code)) await rows.deleteSession(entry.placeId, entry.sessionId);
      return { ...settled, state: refusal.code === 'order_expired' ? 'expired' : 'refused', refusal };
    }),

    postpone: onOpen(transact, async (_, entry, nextAt: number, notBefore: number) => ({
      ...entry,
      nextAt,
      notBefore,
    })),

    askAge: onOpen(transact, async (_, entry, nextAt: number, asked: StoredEntry['asked']) =>
      // An order that is being taken back is not asked about again.
      entry.cancelling ? undefined : { ...entry, state: 'asking', askReason: 'age', confirmed: false, nextAt, asked },
    ),

    askSession: onOpen(transact, async (rows, entry, nextAt: number, usedToken: SessionToken | undefined) => {
      const session = readStoredSession(await rows.session(entry.placeId, entry.sessionId));
      if (session && session.token !== usedToken) return { ...entry, state: 'saved', askReason: undefined, nextAt: 0 };
      if (session) await rows.deleteSession(entry.placeId, entry.sessionId);
      return { ...entry, state: 'asking', askReason: 'session', nextAt };
    }),

    expire: onOpen(transact, async (rows, entry) => {
      if (entry.mayHaveArrived) return undefined;
      await putBack(rows, entry);
      return { ...entry, state: 'expired', askReason: undefined, nextAt: 0 };
    }),

    confirm: onOpen(transact, async (_, entry) =>
      entry.state === 'asking' && entry.askReason === 'age' && !entry.cancelling
        ? { ...entry, state: 'saved', askReason: undefined, confirmed: true, nextAt: 0 }
        : undefined,
    ),

    decline: onOpen(transact, async (rows, entry) => {
      if (!canCancel(entry)) return undefined;
      if (entry.mayHaveArrived) {
        return { ...entry, state: 'sending', askReason: undefined, cancelling: true, nextAt: 0 };
      }
      await putBack(rows, entry);
      return { ...entry, state: 'refused', askReason: undefined, refusal: TAKEN_BACK, nextAt: 0 };
    }),

    dismiss: (id) =>
      transact(async (rows) => {
        const entry = readStoredEntry(await rows.entry(id));
        if (!entry || !isSettled(entry.state)) return undefined;
        const dismissed = { ...entry, dismissed: true };
        await rows.putEntry(dismissed);
        return dismissed;
      }),
  };
}
