// The guest: puts dishes into the cart, sends (sometimes twice), answers questions, scans when asked, and orders again after
// a rejection.
import type { StoredEntry } from '#contract/outbox/commands.ts';
import type { OrderDraft } from '#core/db/outbox/outbox-submit.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { addToCart } from '#domain/cart/cart-rules.ts';
import { avoidance, NO_AVOIDANCE } from '#domain/diet/diet.ts';
import type { CommandId, OrderId } from '#domain/ids.ts';
import { makeOrderId } from '#domain/order/order-id.ts';
import { type DeviceId, sessionOrderer } from '#domain/order/orderer.ts';
import { BILL_AGES, CALL_AGES } from '#domain/outbox/command-ages.ts';
import type { AgeLimits } from '#domain/outbox/outbox.ts';
import { minor } from '#domain/pricing/money.ts';
import type { TableSession } from '#domain/session/session.ts';
import type { App, Device } from './device.ts';
import type { Disk } from './disk.ts';
import type { History } from './history.ts';
import type { Network } from './network.ts';
import type { Random } from './random.ts';
import { TABLES, TERMS } from './venue.ts';
import type { VenueServer } from './venue-server.ts';
import type { World } from './world.ts';

export interface GuestOptions {
  readonly world: World;
  readonly random: Random;
  readonly device: Device;
  readonly disk: Disk;
  readonly network: Network;
  readonly server: VenueServer;
  readonly history: History;
}

export interface Guest {
  /** Adds the next dish not used before. */
  readonly add: () => void;
  /** `taps`: several at once, in one page or one in each of two. */
  readonly order: (taps?: number) => void;
  /** `people`: number of people for the split; absent: one bill for all. */
  readonly bill: (people?: number) => void;
  /** Calls the staff. */
  readonly call: () => void;
  readonly scan: (table?: string) => void;
  readonly confirm: (id: CommandId) => void;
  readonly decline: (id: CommandId) => void;
  /** Reads the menu again, if the network allows. */
  readonly refresh: () => void;
  /** The last order shown as rejected, which the guest's new order names. */
  replaces: OrderId | undefined;
}

const total = (device: Device, cart: Cart): number =>
  cart.lines.reduce((sum, line) => {
    const product = device.menu.products.find(({ id }) => id === line.productId);
    return sum + (product?.variants[0]?.price ?? 0) * line.quantity;
  }, 0);

export function createGuest(options: GuestOptions): Guest {
  const { world, random, device, disk, network, server, history } = options;
  // Schedules on one server must not share a phone.
  const deviceId = `phone-${String(server.freshNumber()).padStart(8, '0')}` as DeviceId;
  let taps = 0;
  let nextDish = 0;

  const newId = (): OrderId => {
    const bytes = Uint8Array.from({ length: 10 }, () => random.between(0, 255));
    new DataView(bytes.buffer).setUint32(6, server.freshNumber());
    return makeOrderId(device.wall(), bytes);
  };

  const envelope = (session: TableSession) => ({
    id: newId(),
    placeId: server.placeId,
    orderer: sessionOrderer(session),
    createdAt: device.serverNow(),
    createdWall: device.wall(),
    labelPrefix: 'K2',
    deviceId,
  });

  const draftOf = (cart: Cart, session: TableSession): OrderDraft => ({
    ...envelope(session),
    orderType: session.orderType,
    cartRevision: cart.revision,
    quote: { total: minor(total(device, cart)), menuVersion: device.menu.version },
    // Every second order has a guest note, which a retry must repeat unchanged.
    avoidance: taps % 2 === 0 ? avoidance(['milk'], ['vegan']) : NO_AVOIDANCE,
    summary: cart.lines.map((line) => ({ name: line.seenName, detail: '', quantity: line.quantity, total: 0 })),
    replaces: guest.replaces,
    terms: TERMS,
  });

  /** One press of the button. */
  async function press(app: App): Promise<void> {
    const cart = await app.process.effect('read cart', () => disk.readCart());
    const session = await app.process.effect('read session', () => disk.currentSession());
    if (!cart || cart.lines.length === 0) return;
    if (!session) return guest.scan();
    const draft = draftOf(cart, session);
    taps += 1;
    history.intents.set(draft.id, {
      kind: 'order',
      id: draft.id,
      sessionId: session.id,
      // Keeps the order of taps within one millisecond.
      at: world.now() + taps / 1000,
      shown: draft.quote.total,
      dishes: cart.lines.map(({ productId }) => productId),
      clockKnown: device.isClockKnown(),
    });
    world.note(`the guest sends ${draft.id.slice(-4)}: ${cart.lines.map(({ seenName }) => seenName).join(', ')}`);
    const entry = await app.parts.store.submit(draft);
    if (!entry) return;
    guest.replaces = undefined;
    app.kick();
    const left = await app.process.effect('read cart', () => disk.readCart());
    if (left) await app.writeMirror(left);
  }

  /** One press of “the bill, please”, or of the bell. */
  async function ask(app: App, what: { kind: 'bill' | 'waiterCall'; ages: AgeLimits; body: object }): Promise<void> {
    const session = await app.process.effect('read session', () => disk.currentSession());
    if (!session) return guest.scan();
    const draft = { ...envelope(session), ...what };
    taps += 1;
    history.intents.set(draft.id, {
      kind: what.kind === 'bill' ? 'bill' : 'call',
      id: draft.id,
      sessionId: session.id,
      at: world.now() + taps / 1000,
      shown: 0,
      dishes: [],
      clockKnown: device.isClockKnown(),
    });
    world.note(`the guest asks for the ${what.kind === 'bill' ? 'bill' : 'staff'}: ${draft.id.slice(-4)}`);
    if (await app.parts.store.save(draft)) app.kick();
  }

  async function put(app: App): Promise<void> {
    const product = device.menu.products[nextDish++];
    const variant = product?.variants[0];
    const categoryId = product?.categoryIds[0];
    if (!product || !variant || categoryId === undefined) return;
    const cart = await app.process.effect('change cart', async () => {
      const changed = await disk.changeCart((before) =>
        addToCart(before, {
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
        }),
      );
      history.wished.add(product.id);
      return changed;
    });
    await app.writeMirror(cart);
  }

  const guest: Guest = {
    replaces: undefined,
    add: () => {
      const app = device.page();
      if (app) void put(app);
    },
    order: (times = 1) => {
      const pages = device.apps.filter(({ isPage }) => isPage);
      for (let tap = 0; tap < times; tap++) {
        const app = pages[tap % Math.max(1, pages.length)];
        if (app) void press(app);
      }
    },
    bill: (people) => {
      const app = device.page();
      const paymentMethod = app && random.pick(['cash', 'card']);
      const split = people === undefined ? {} : { split: { kind: 'evenly', people } };
      if (app) void ask(app, { kind: 'bill', ages: BILL_AGES, body: { paymentMethod, ...split } });
    },
    call: () => {
      const app = device.page();
      if (app) void ask(app, { kind: 'waiterCall', ages: CALL_AGES, body: { needs: ['water'], text: '' } });
    },
    scan: (table = TABLES[0]) => {
      const app = device.page();
      if (!app) return;
      void (async () => {
        const session = await app.process.effect('scan', () => network.scan(table), 90);
        if (!session) return;
        world.note(`the guest has scanned table ${table}: ${session.id.slice(-4)}`);
        history.sittings.add(session.id);
        await app.parts.storeSession(session);
        history.turnedAway.delete(session.id);
        app.kick();
      })();
    },
    confirm: (id) => answer(id, 'confirm'),
    decline: (id) => answer(id, 'decline'),
    refresh: () => {
      if (network.isUp && network.serverIsUp && !network.isPortal) device.menu = server.menu();
    },
  };

  const answer = (id: CommandId, word: 'confirm' | 'decline') => {
    const app = device.page();
    if (!app) return;
    world.note(`the guest says ${word} to ${id.slice(-4)}`);
    void (async () => {
      if (word === 'confirm') history.confirmed.add(id);
      await app.flusher[word](id);
      app.kick();
    })();
  };

  return guest;
}

/** The guest's reaction to a shown entry: delayed, and not always. */
export const reactionTo =
  (guest: Guest, { world, random }: Pick<GuestOptions, 'world' | 'random'>, isOver: () => boolean) =>
  (entry: StoredEntry): void => {
    const later = (longest: number, act: () => void) =>
      world.after(random.between(500, longest), () => (isOver() ? undefined : act()));
    if (entry.askReason === 'age') {
      const answer = random.next();
      if (answer < 0.45) later(90_000, () => guest.confirm(entry.id));
      else if (answer < 0.9) later(20_000, () => guest.decline(entry.id));
    } else if (entry.askReason === 'session') {
      if (random.chance(0.7)) later(60_000, () => guest.scan());
      else later(60_000, () => guest.decline(entry.id));
    } else if (entry.state === 'refused' || entry.state === 'expired') {
      if (entry.kind !== 'order') return;
      if (entry.refusal?.code === 'price_changed') guest.replaces = entry.id;
      if (random.chance(0.5)) {
        later(20_000, () => {
          guest.refresh();
          guest.order();
        });
      }
    }
  };
