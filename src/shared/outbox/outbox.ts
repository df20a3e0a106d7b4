// The outbox of the page: saves orders, flushes after possible changes, and schedules the next check.
import type { Http } from '#core/api/http.ts';
import type { TablDatabase } from '#core/db/database.ts';
import { readDeviceId } from '#core/db/device/device-id.ts';
import type { CommandDraft } from '#core/db/outbox/outbox-submit.ts';
import { followOutbox, saveCommand, submitCart } from '#core/db/outbox/outbox-table.ts';
import type { StorageGuard } from '#core/db/storage-guard.ts';
import { liveVisitIdAt } from '#core/db/visit/live-visit.ts';
import { readOrderKey } from '#core/platform/account/order-key.ts';
import type { ServerClock } from '#core/sync/clock.ts';
import { createDeviceFlusher } from '#core/sync/outbox/device-flusher.ts';
import { whenFlushLockFree } from '#core/sync/outbox/flush-lock.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { Avoidance } from '#domain/diet/diet.ts';
import type { CommandId, OrderId, OrderSecret, PlaceId } from '#domain/ids.ts';
import { isByNumber } from '#domain/order/handover.ts';
import type { OrderDetails } from '#domain/order/order-details.ts';
import { makeOrderId } from '#domain/order/order-id.ts';
import { makePrefix } from '#domain/order/order-label.ts';
import { isWithoutTable } from '#domain/order/order-type.ts';
import { makeDeviceId, type Orderer, sessionOrderer } from '#domain/order/orderer.ts';
import { lastTaken } from '#domain/order/times/due-at.ts';
import { NUMBER_AGES, ordersForLater } from '#domain/outbox/command-ages.ts';
import type { AgeLimits } from '#domain/outbox/outbox.ts';
import type { OrderType } from '#domain/place/place.ts';
import { minor } from '#domain/pricing/money.ts';
import { type PriceStep, stepOf } from '#domain/pricing/price-steps.ts';
import type { OrderPrice } from '#domain/pricing/pricing.ts';
import { choiceNames } from '#domain/product/choice-names.ts';
import type { TableSession } from '#domain/session/session.ts';
import type { MenuSnapshot } from '#shared/menu/menu-snapshot.ts';
import type { SaveOutcome } from '#shared/order/table-order.machine.ts';
import { guardUnkept } from './unkept.ts';

export interface OrderToSave {
  readonly snapshot: MenuSnapshot;
  /** `undefined`: an order without a table, as `orderType` says. */
  readonly session: TableSession | undefined;
  /** Order type; `undefined` takes the session's type. */
  readonly orderType?: OrderType | undefined;
  /** Order details beside the dishes. */
  readonly details?: OrderDetails | undefined;
  readonly cart: Cart;
  /** Price as rendered. */
  readonly price: OrderPrice;
  /** Allergens and diets that the guest avoids now. */
  readonly avoidance: Avoidance;
  readonly replaces: OrderId | undefined;
}

/** Any command other than an order, sent as it is. */
export interface CommandToSend {
  /** `undefined`: a new id is made. */
  readonly id?: CommandId | undefined;
  readonly kind: string;
  readonly placeId: PlaceId;
  /** `undefined`: the device itself, for any person who holds it. */
  readonly orderer: Orderer | undefined;
  readonly ages: AgeLimits;
  readonly body: object;
  readonly takes?: CommandDraft['takes'];
}

export interface Outbox {
  /** Moves the cart into the outbox; the order is stored when the promise resolves. */
  readonly save: (order: OrderToSave) => Promise<SaveOutcome>;
  /** Adds another command to the outbox; stored when it resolves; `undefined` when its input differs from what was shown. */
  readonly send: (command: CommandToSend) => Promise<CommandId | undefined>;
  /** `wake`: an event suggests that the network is back. */
  readonly flush: (wake?: boolean) => void;
  readonly confirm: (id: CommandId) => Promise<void>;
  readonly decline: (id: CommandId) => Promise<void>;
  readonly dismiss: (id: CommandId) => Promise<void>;
}

export interface OutboxParts {
  readonly db: TablDatabase;
  readonly http: Http;
  readonly clock: ServerClock;
  readonly deviceNow: () => number;
  readonly storage: Pick<StorageGuard, 'get'>;
  /** Notifies the worker too, if a worker exists, because the worker may outlive the page. */
  readonly onSaved: () => void;
}

const freshDeviceId = () => makeDeviceId(crypto.getRandomValues(new Uint8Array(12)));
const freshPrefix = () => makePrefix(() => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32);

/** 192 bits, like the server's own secrets. */
const freshSecret = (): OrderSecret =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(24))))
    .replaceAll('+', '-')
    .replaceAll('/', '_') as OrderSecret;

/** Orderer, order type and credentials; `undefined` when there are none and a table must be scanned. */
const ownerOf = async (db: TablDatabase, { session, orderType, details }: OrderToSave) => {
  const deviceId = (await readDeviceId(db)) ?? freshDeviceId();
  if (orderType !== undefined && details && isWithoutTable(orderType)) {
    return { deviceId, orderType, orderer: { kind: 'device', deviceId } as Orderer, secret: freshSecret() };
  }
  return session && { deviceId, orderType: session.orderType, orderer: sessionOrderer(session) };
};

/** Maximum wait: the place's setting; for an advance order until its time; for an order without a name none. */
const agesOf = ({ snapshot: { settings }, details }: OrderToSave, orderType: OrderType, now: number) => {
  if (isByNumber(orderType, details)) return NUMBER_AGES;
  return details?.wantedAt === undefined
    ? { orderSilentMinutes: settings.orderSilentMinutes, orderAskMinutes: settings.orderAskMinutes }
    : ordersForLater(now, lastTaken({ orderType, wantedAt: details.wantedAt }, settings.times));
};

const LOOK_AGAIN_MS = 10_000;
const LONGEST_WAIT_MS = 60_000;

export function createOutbox({ db, http, clock, deviceNow, storage, onSaved }: OutboxParts): Outbox {
  const flusher = createDeviceFlusher(db, http, navigator.locks, deviceNow);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isQueued = false;

  /** The tab that flushes now may be closed midway, so this tab waits to continue. */
  const goOnWhenFree = (): void => {
    if (isQueued) return;
    isQueued = true;
    void whenFlushLockFree(navigator.locks, new AbortController().signal)
      .catch(() => undefined)
      .then(() => {
        isQueued = false;
        flush();
      });
  };

  const flush = (wake = false): void => {
    clearTimeout(timer);
    void flusher
      .flush({ wake })
      .then(({ ran, nextAt }) => {
        clearTimeout(timer);
        if (nextAt === undefined) return;
        if (!ran) goOnWhenFree();
        // A clock change must neither hurry it nor delay it for days.
        timer = setTimeout(flush, Math.min(LONGEST_WAIT_MS, Math.max(250, nextAt - deviceNow())));
      })
      // The database failed: its pending entries are checked again after it recovers.
      .catch(() => {
        clearTimeout(timer);
        timer = setTimeout(flush, LOOK_AGAIN_MS);
      });
  };

  // Any open tab sends orders that another tab saved or left behind.
  followOutbox(db, () => flush());
  guardUnkept(db, storage);

  const answer = (step: (id: CommandId) => Promise<unknown>) => async (id: CommandId) => {
    await step(id);
    flush(true);
  };

  return {
    flush,
    confirm: answer(flusher.confirm),
    decline: answer(flusher.decline),
    dismiss: answer(flusher.dismiss),
    send: async ({ orderer, ...command }) => {
      const now = deviceNow();
      const id = command.id ?? makeOrderId(now, crypto.getRandomValues(new Uint8Array(16)));
      const deviceId = (await readDeviceId(db)) ?? freshDeviceId();
      const saved = await saveCommand(db, {
        ...command,
        id,
        orderer: orderer ?? { kind: 'device', deviceId },
        createdAt: clock.now(),
        createdWall: now,
        deviceId,
        labelPrefix: freshPrefix(),
        visitId: await liveVisitIdAt(db.visits, command.placeId),
      });
      if (!saved) return undefined;
      flush(true);
      onSaved();
      return id;
    },
    save: async (order) => {
      const now = deviceNow();
      const owner = await ownerOf(db, order);
      if (!owner) return { ok: false, error: 'table' };
      const entry = await submitCart(db, {
        id: makeOrderId(now, crypto.getRandomValues(new Uint8Array(16))),
        placeId: order.snapshot.place.id,
        ...owner,
        details: order.details,
        cartRevision: order.cart.revision,
        lineIds: order.cart.lines.map(({ lineId }) => lineId),
        quote: {
          total: order.price.total,
          menuVersion: order.snapshot.menu.version,
          steps: order.price.steps,
        },
        summary: summaryOf(order),
        avoidance: order.avoidance,
        replaces: order.replaces,
        promoCode: stepOf(order.price.steps, 'promo')?.cause.code,
        orderNumber: stepOf(order.price.steps, 'orderNumberDiscount')?.cause.orderNumber,
        isRegistered: stepOf(order.price.steps, 'registered') !== undefined,
        spend: spendIn(order.price.steps),
        createdAt: clock.now(),
        createdWall: now,
        terms: {
          ...agesOf(order, owner.orderType, clock.now() ?? now),
          currency: order.snapshot.place.currency,
        },
        labelPrefix: freshPrefix(),
        customer: readOrderKey(),
      });
      if (!entry) return { ok: false, error: order.cart.lines.length === 0 ? 'empty' : 'changed' };
      flush(true);
      onSaved();
      return { ok: true, value: entry.id };
    },
  };
}

/** Points and money that a price uses from the customer's balance; `undefined`: none. */
const spendIn = (steps: readonly PriceStep[]) => {
  const points = stepOf(steps, 'points')?.cause.points ?? 0;
  const money = minor(-(stepOf(steps, 'accumulated')?.amount ?? 0));
  return points > 0 || money > 0 ? { points, money } : undefined;
};

/** Names of the lines when sent, so that they can be shown without a menu. */
export const summaryOf = ({
  cart,
  price,
  snapshot: { index },
}: Pick<OrderToSave, 'cart' | 'price'> & { readonly snapshot: Pick<MenuSnapshot, 'index'> }) =>
  cart.lines.map((line, at) => {
    const product = index.productById.get(line.productId);
    return {
      name: product?.name ?? line.seenName,
      detail: index.variantById.get(line.variantId)?.variant.size ?? line.seenSize,
      choice: { ...choiceNames(index, product, line.choice), textLanguage: product?.textLanguage },
      quantity: line.quantity,
      total: price.lines[at]?.total ?? 0,
    };
  });
