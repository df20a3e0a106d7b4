// A guest, a waiter and a kitchen on separate networks. A device that is cut off continues, and after the return no data is
// lost or doubled.
import type { Page } from '@playwright/test';
import { startFaultProxy } from '../../tests/support/fault-proxy.ts';
import { patience } from '../../tests/support/patience.ts';
import { freePort } from '../../tests/support/serve.ts';
import { NETWORK_FAULTS } from '../support/guard.ts';
import { cookieOf, orderOneDish, sitDown } from '../support/journey.ts';
import { OrdersPanel } from '../support/pages.ts';
import { another, enrol, signIn, type VenueNow } from '../support/staff.ts';
import { expect, ownPlace, portsOf, test } from '../support/test.ts';

test.use(ownPlace());

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const TABLET = { viewport: { width: 1280, height: 800 }, hasTouch: true };
/** Retries have growing pauses. */
const BACK = { timeout: patience(40_000) };

/** A separate network to the server, on ports of this run. */
const lineAt = async ({ server }: VenueNow, port: number) =>
  startFaultProxy({ upstreamPort: server.port, port: await freePort(port) });

const houseOn = (house: VenueNow, line: { readonly port: number }): VenueNow => ({
  ...house,
  baseURL: `http://localhost:${line.port}`,
});

/** Ticket of an order by label, because other guests of the place order too. */
const ticketIn = (screen: Page, id: string | null | undefined) =>
  screen.locator(`[data-testid=ticket][data-order="${id}"]`);

for (const [name, guests, waiters] of [
  ['guest and waiter on phones', PHONE, PHONE],
  ['guest and waiter on tablets', TABLET, TABLET],
] as const) {
  test(`${name}, a kitchen screen: each goes offline and returns, and every order is made once and reported to its end @deep`, async ({
    house,
    guard,
    tableUrl,
    kitchen,
  }, info) => {
    test.setTimeout(patience(240_000));
    guard.allow(NETWORK_FAULTS);
    const port = portsOf(info) + 2;
    const lines = [await lineAt(house, port), await lineAt(house, port + 1), await lineAt(house, port + 2)] as const;
    const [guestLine, waiterLine, kitchenLine] = lines;
    try {
      const owner = await another(house);
      await signIn(owner, house, 'Никола', 'PLACE_ADMIN');
      const screen = await another(houseOn(house, kitchenLine), { viewport: { width: 1280, height: 800 } });
      await enrol(owner, screen, { place: house.place, name: 'Кухня', kind: 'station' });
      await expect(screen.getByTestId('kitchen')).toBeVisible();
      await owner.context().close();

      const guest = await another(houseOn(house, guestLine), guests);
      const menu = await sitDown(guest, tableUrl);
      const first = await orderOneDish(menu);
      const orders = new OrdersPanel(guest);
      await expect.poll(async () => (await kitchen.orders()).length).toBe(1);
      const ticket = ticketIn(screen, (await kitchen.orders())[0]?.id);
      await expect(ticket).toHaveCount(1);

      const session = JSON.parse((await cookieOf(guest, '_tot_')) ?? '{}') as Record<string, unknown>;
      const maria = await another(houseOn(house, waiterLine), waiters);
      await signIn(maria, house, 'Мария', 'WAITER');
      await maria.goto(`/${house.place}/staff/tables?table=~${encodeURIComponent(String(session.table))}`);
      const taken = maria.getByTestId('table-order');
      await expect(taken).toHaveCount(1);

      // The guest is cut off: the second order waits on the phone, and staff continue with the first.
      await guestLine.set({ kind: 'refuse' });
      await guest.goto(`/${house.place}`);
      const second = await orderOneDish(await menu.ready(), 1);
      await orders.expectWaiting(second);
      await ticket.getByRole('button', { name: 'Приемам' }).click();
      await expect(ticket.getByRole('button', { name: 'Приемам' })).toHaveCount(0);
      expect(await kitchen.labels()).toEqual([first]);
      await guestLine.heal();
      await orders.expectState(second, 'received', 40_000);
      await expect(orders.entry(first)).toContainText('Поръчката е приета', BACK);
      await expect.poll(() => kitchen.labels()).toEqual([first, second]);
      const later = ticketIn(screen, (await kitchen.orders())[1]?.id);
      await expect(later).toHaveCount(1);
      await expect(taken).toHaveCount(2);

      // The kitchen is cut off: the ticked dish is visible elsewhere only after its return.
      await kitchenLine.set({ kind: 'refuse' });
      await ticket.locator('button[aria-pressed]').first().click();
      await expect(ticket).toHaveCount(0);
      expect((await kitchen.orders())[0]?.status).toBe('ordered');
      await kitchenLine.heal();
      await expect(orders.entry(first)).toContainText('Поръчката е готова', BACK);

      // The waiter is cut off: “served” reaches the guest after the phone's return.
      const served = taken.filter({ hasText: first });
      await expect(served).toContainText('готово', BACK);
      await waiterLine.set({ kind: 'refuse' });
      await served.getByRole('button', { name: 'Сервирано' }).click();
      await expect(served).toContainText('Чака изпращане');
      await waiterLine.heal();
      await expect(served).not.toContainText('Чака изпращане', BACK);
      await expect(orders.entry(first)).toContainText('Добър апетит!', BACK);

      expect(await kitchen.labels()).toEqual([first, second]);
      await expect(later).toHaveCount(1);
      await expect(ticket).toHaveCount(0);
    } finally {
      await Promise.all(lines.map((line) => line.close()));
    }
  });
}
