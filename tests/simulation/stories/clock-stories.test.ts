// The device's clock is changed while an order waits.
import { expect, test } from 'vitest';
import { live } from '../live.ts';
import { MINUTE, SECOND } from './stories.ts';

test.each([-3_600_000, 3_600_000])(
  'order: an order that is 25 minutes old expires although a clock was changed meanwhile (by %i ms), and no yes cooks it',
  async (by) => {
    const end = await live(async ({ device, order, goOffline, comeBack, wait, shown, guest }) => {
      goOffline();
      await order();
      await wait(2 * MINUTE);
      device.setClock(by);
      await wait(23 * MINUTE);
      comeBack();
      await wait(10 * SECOND);
      const asked = await shown();
      if (asked) guest.confirm(asked.id);
      await wait(10 * SECOND);
      expect(await shown()).toMatchObject({ state: 'expired' });
    });
    expect(end).toMatchObject({ cooked: 0, cart: { lines: [{ seenName: 'Dish 0' }] } });
  },
);
