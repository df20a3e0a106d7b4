// Staff clear a shared device, at any moment: everything that was sent stays sent.
import { expect, test } from 'vitest';
import { CHOSEN, device, NOBODY, sent, settled } from './kiosk-device.ts';

test('staff clear: one press clears any page without a question; an order being sent is named first', async () => {
  for (const begun of [['guest.came'], ['guest.came', 'order.opened'], []] as const) {
    const kiosk = device({ rows: begun.length > 0 ? CHOSEN : NOBODY });
    for (const type of begun) kiosk.send(type);
    kiosk.send('staff.cleared');
    expect(kiosk.value()).toBe('resetting');
    await settled();
    expect([kiosk.value(), kiosk.resets()]).toEqual(['clean', 1]);
  }
  for (const kind of ['kiosk', 'tablet'] as const) {
    const shared = device({ kind });
    shared.send('guest.came');
    shared.tell(sent('sending'));
    shared.send('staff.cleared');
    expect([shared.value(), shared.resets()]).toEqual(['telling', 0]);
    shared.send('staff.cleared');
    await settled();
    expect([shared.value(), shared.resets()]).toEqual(['clean', 1]);
  }
});
