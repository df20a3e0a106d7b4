// Orders without a table, live on the device that sent them.
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { readStoredOrder } from '#contract/order/stored-order.ts';
import type { StoredCommand } from '#contract/outbox/command.ts';
import { liveVisitIdAt } from '#core/db/visit/live-visit.ts';
import { openVisit } from '#core/db/visit/visit-table.ts';
import type { OrderId } from '#domain/ids.ts';
import { linkToPlace, refreshOrders } from '#shared/place/place-link.ts';
import { type HttpServer, startHttpServer } from '../../support/http-server.ts';
import { type Front, startFront } from '../../support/http-server-front.ts';
import { moveOrderStatus } from '../../support/staff/floor.ts';
import { newDevice } from '../menu/device.ts';
import { stubPage } from '../page-double.ts';

/** A Wednesday, 12:00 in Sofia: the kitchen is open. */
const NOON = Date.UTC(2026, 9, 7, 9);
const SECRET = 'Kx3-own-secret-of-an-order_1';
const ID = '0199c000-0000-7000-8000-00000000f001' as OrderId;
const quoted = v.object({ payload: v.object({ quote: v.object({ totalPrice: v.string() }) }) });

let server: HttpServer;
let front: Front;
beforeAll(async () => {
  server = await startHttpServer({ demos: ['neven'], now: NOON });
  front = await startFront(server.url);
});
afterEach(() => vi.unstubAllGlobals());
afterAll(async () => {
  await front.close();
  await server.close();
});

test('own order: an order without a table updates by its own secret alone', async () => {
  stubPage();
  const device = newDevice();
  const page = device.open(front.url, { serverNow: () => NOON });
  const opened = await page.menus.open('neven');
  if (typeof opened === 'string') throw new Error(opened);
  const { place, menu } = opened;
  await openVisit(page.db, place, { now: NOON, isShared: false });
  const product = menu.products.find(({ variants, inStock }) => variants.length === 1 && inStock);
  const [variant] = product?.variants ?? [];
  if (!product || !variant) throw new Error('Nothing can be ordered');
  const pickupPlaceId = place.orderTypes.find(({ type }) => type === 'preorder')?.pickupPlaces?.[0]?.id;
  const send = (id: OrderId, total: string) =>
    page.http.send('orders/preorder', {
      method: 'post',
      place: place.id,
      headers: { 'idempotency-key': id, 'x-order-age': '0', 'x-shown-total': total },
      json: {
        token: SECRET,
        products: [{ product_id: product.id, product_variant_id: variant.id, quantity: 1 }],
        ...{
          client_name: 'Елена',
          client_phone: '+359888123456',
          payment_method: 'cash',
          cutlery: false,
          pickupPlaceId,
        },
      },
    });
  const parts = {
    db: page.db,
    http: page.http,
    menus: page.menus,
    connection: { isOnline: () => true, subscribe: () => () => undefined, send: vi.fn(), start: async () => undefined },
    deviceNow: () => NOON,
    serverNow: () => NOON,
  };
  const stop = linkToPlace(parts, place);
  await vi.waitFor(() => expect(parts.connection.send).toHaveBeenCalledWith({ type: 'answer.seen' }));
  const dear = await send('0199c000-0000-7000-8000-00000000f000' as OrderId, '0.01');
  const { payload } = v.parse(quoted, dear.ok ? dear.value.body : undefined);
  expect(await send(ID, payload.quote.totalPrice)).toMatchObject({ value: { status: 201 } });

  const visitId = await liveVisitIdAt(page.db.visits, place.id);
  const row = { id: ID, kind: 'order', placeId: place.id, secret: SECRET, state: 'received', visitId };
  await page.db.outbox.put(row as unknown as StoredCommand);
  const known = async () => readStoredOrder(await page.db.orders.get(ID));
  await vi.waitFor(async () => expect(await known()).toMatchObject({ status: 'ordered', details: { name: 'Елена' } }));
  await moveOrderStatus(server.services, place.id, ID, 'cooked_preorder');
  await vi.waitFor(async () => expect((await known())?.status).toBe('cooked_preorder'));
  await moveOrderStatus(server.services, place.id, ID, 'paid');
  await vi.waitFor(async () => expect((await known())?.status).toBe('paid'));
  // The page no longer polls a finished order.
  front.takePaths();
  await refreshOrders(parts, place);
  expect(front.takePaths()).not.toContain('orders/own');
  stop();
  device.close();
});
