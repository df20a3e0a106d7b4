// A guest without a table: their device creates each order's secret; pickup or delivery, with or without a time and a promo
// code; a rejected order is placed again as the refusal says.
import type { StoredEntry } from '#contract/outbox/commands.ts';
import { addToCart, removeLine } from '#domain/cart/cart-rules.ts';
import { NO_AVOIDANCE } from '#domain/diet/diet.ts';
import type { CommandId, OrderSecret, ProductId } from '#domain/ids.ts';
import { makeOrderId } from '#domain/order/order-id.ts';
import { type DeviceId, makeDeviceId } from '#domain/order/orderer.ts';
import { lastTaken } from '#domain/order/times/due-at.ts';
import { timeSlots } from '#domain/order/times/time-slots.ts';
import { ordersForLater } from '#domain/outbox/command-ages.ts';
import type { OrderType, PlaceOrderType } from '#domain/place/place.ts';
import type { Settings } from '#domain/place/settings.ts';
import { minor } from '#domain/pricing/money.ts';
import type { App, Device } from '../device.ts';
import type { Disk } from '../disk.ts';
import type { History } from '../history.ts';
import type { Network } from '../network.ts';
import type { Random } from '../random.ts';
import { TERMS } from '../venue.ts';
import type { VenueServer } from '../venue-server.ts';
import type { World } from '../world.ts';
import { GRACE, OFF, SLOT_MINUTES, TERMS_OF_CODE, ZONES } from './away-venue.ts';
import { chooseWay, DOOR, isBrought, type OfferedType } from './away-way.ts';

const TIME_ZONE = 'Europe/Sofia';
const WHOM = { name: 'Elena Petrova', phone: '+359888123456', payment: 'cash' } as const;

export interface AwayGuestOptions {
  readonly world: World;
  readonly random: Random;
  readonly device: Device;
  readonly disk: Disk;
  readonly network: Network;
  readonly server: VenueServer;
  readonly history: History;
  /** The venue's settings, as sent to the device. */
  readonly settings: Settings;
  readonly delivery: PlaceOrderType;
  /** Dishes of the menu at the scan, in order. */
  readonly dishes: readonly ProductId[];
}

export interface AwayGuest {
  readonly name: string;
  readonly device: Device;
  readonly network: Network;
  readonly disk: Disk;
  readonly history: History;
  readonly add: () => void;
  readonly order: (taps?: number) => void;
  readonly react: (entry: StoredEntry, isOver: () => boolean) => void;
}

export function createAwayGuest(options: AwayGuestOptions): AwayGuest {
  const { world, random, device, disk, network, server, history, dishes } = options;
  const number = server.freshNumber();
  const bytes = new Uint8Array(12);
  new DataView(bytes.buffer).setUint32(8, number);
  const deviceId: DeviceId = makeDeviceId(bytes);
  let [taps, nextDish] = [0, 0];
  let hasCode = random.chance(0.5);
  let replaces: CommandId | undefined;
  /** Chosen on the order page, and kept until the venue rejects it. */
  let wanted: number | 'soonest' | undefined;
  let way: OfferedType | undefined;

  const freshBytes = () => {
    const drawn = Uint8Array.from({ length: 10 }, () => random.between(0, 255));
    new DataView(drawn.buffer).setUint32(6, server.freshNumber());
    return drawn;
  };
  const now = () => device.serverNow() ?? device.wall();

  const choose = (orderType: OrderType): number | 'soonest' => {
    const asked = { settings: options.settings, timeZone: TIME_ZONE, orderType, dishes: [] } as const;
    const times = timeSlots({ ...asked, now: now() }).flatMap(({ windows }) => windows.flatMap(({ slots }) => slots));
    const at = times[random.between(0, 2)]?.at;
    return at === undefined || random.chance(0.3) ? 'soonest' : at;
  };

  async function press(app: App): Promise<void> {
    const cart = await app.process.effect('read cart', () => disk.readCart());
    if (!cart || cart.lines.length === 0) return;
    const off = hasCode ? OFF : undefined;
    const sum = cart.lines.reduce((all, line) => {
      const product = device.menu.products.find(({ id }) => id === line.productId);
      return all + (product?.variants[0]?.price ?? 0) * line.quantity;
    }, 0);
    way ??= chooseWay(random);
    wanted ??= choose(way === 'fetched' ? 'preorder' : 'delivery');
    const wantedAt = wanted === 'soonest' ? undefined : wanted;
    const left = Math.max(0, sum - (off ?? 0));
    // A page with outdated terms sends the order anyway.
    if (way !== 'fetched' && random.chance(0.8) && !isBrought(options.delivery, way, left, wantedAt ?? now())) {
      way = 'fetched';
    }
    const to = way === 'fetched' ? undefined : ZONES[way];
    const orderType = to ? 'delivery' : 'preorder';
    const shown = minor(left + (to?.fee ?? 0));
    const id = makeOrderId(device.wall(), freshBytes());
    taps += 1;
    history.intents.set(id, {
      kind: 'order',
      id,
      sessionId: undefined,
      at: world.now() + taps / 1000,
      shown,
      dishes: cart.lines.map(({ productId }) => productId),
      clockKnown: device.isClockKnown(),
      off,
      wantedAt,
      takenUntil: wantedAt && wantedAt - SLOT_MINUTES * 60_000 + GRACE,
      way: to && { zone: way, fee: to.fee },
    });
    const when = wantedAt === undefined ? 'soonest' : new Date(wantedAt).toISOString();
    world.note(`guest ${number} sends ${id.slice(-4)}, ${way}, for ${when}${hasCode ? ' with the code' : ''}`);
    const createdAt = device.serverNow();
    const until = wantedAt && lastTaken({ orderType, wantedAt }, options.settings.times);
    const entry = await app.parts.store.submit({
      id,
      placeId: server.placeId,
      orderer: { kind: 'device', deviceId },
      orderType,
      createdAt,
      createdWall: device.wall(),
      labelPrefix: `G${number % 90}`,
      deviceId,
      cartRevision: cart.revision,
      quote: { total: shown, menuVersion: device.menu.version },
      avoidance: NO_AVOIDANCE,
      summary: [],
      replaces: replaces as typeof id | undefined,
      terms: { ...TERMS, ...(until && ordersForLater(createdAt ?? device.wall(), until)) },
      details: { ...WHOM, ...(to && { address: { ...DOOR, point: to.point } }), ...(wantedAt && { wantedAt }) },
      secret: `own-secret-of-an-order-${id}` as OrderSecret,
      ...(hasCode && { promoCode: TERMS_OF_CODE.code }),
    });
    if (!entry) return;
    replaces = undefined;
    wanted = undefined;
    way = undefined;
    app.kick();
    const rest = await app.process.effect('read cart', () => disk.readCart());
    if (rest) await app.writeMirror(rest);
  }

  async function put(app: App): Promise<void> {
    const id = dishes[nextDish++];
    const product = device.menu.products.find((one) => one.id === id);
    const [variant, categoryId] = [product?.variants[0], product?.categoryIds[0]];
    if (!product || !variant || categoryId === undefined) return;
    const line = {
      lineId: `line-${product.id}`,
      productId: product.id,
      variantId: variant.id,
      categoryId,
      choice: { required: undefined, addable: [], removable: [] },
      quantity: 1,
      addedAt: device.wall(),
      seenPrice: variant.price ?? minor(0),
      seenName: product.name,
      seenSize: '',
    };
    const cart = await app.process.effect('change cart', async () => {
      const changed = await disk.changeCart((before) => addToCart(before, line));
      history.wished.add(product.id);
      return changed;
    });
    await app.writeMirror(cart);
  }

  /** Removes unavailable dishes from the cart, as the page asks. */
  async function giveUp(app: App, gone: readonly ProductId[]): Promise<void> {
    const cart = await app.process.effect('change cart', async () => {
      for (const id of gone) history.wished.delete(id);
      return disk.changeCart((before) =>
        before.lines
          .filter(({ productId }) => gone.includes(productId))
          .reduce((left, { lineId }) => removeLine(left, lineId), before),
      );
    });
    await app.writeMirror(cart);
  }

  const order = (times = 1) => {
    const pages = device.apps.filter(({ isPage }) => isPage);
    for (let tap = 0; tap < times; tap++) {
      const app = pages[tap % Math.max(1, pages.length)];
      if (app) void press(app);
    }
  };
  const refresh = () => {
    if (network.isUp && network.serverIsUp && !network.isPortal) device.menu = server.menu();
  };

  return {
    ...{ name: `guest ${number}`, device, network, disk, history, order },
    add: () => {
      refresh();
      const app = device.page();
      if (app) void put(app);
    },
    react: (entry, isOver) => {
      const later = (longest: number, act: () => void) =>
        world.after(random.between(500, longest), () => (isOver() ? undefined : act()));
      const app = device.page();
      if (!app || entry.kind !== 'order') return;
      if (entry.askReason === 'age') {
        const word = random.pick<'confirm' | 'decline' | undefined>(['confirm', 'confirm', 'decline', undefined]);
        if (!word) return;
        later(60_000, () => {
          if (word === 'confirm') history.confirmed.add(entry.id);
          void app.flusher[word](entry.id).then(() => app.kick());
        });
      } else if (entry.state === 'refused' && entry.refusal) {
        const { code, promo, nextAt, productIds } = entry.refusal;
        if (code === 'price_changed') replaces = entry.id;
        if (promo && !promo.terms) hasCode = false;
        if (nextAt !== undefined && random.chance(0.7)) wanted = nextAt;
        if (random.chance(0.3)) return;
        later(20_000, () => {
          refresh();
          const still = device.page();
          if (still && productIds.length > 0) void giveUp(still, productIds).then(() => order());
          else order();
        });
      }
    },
  };
}
