// Staff at a guest device: a PIN opens its staff page without a sign-in.
import { fail, ok, type Result } from '#domain/result.ts';
import { appendJournal } from '../../store/journal.ts';
import type { Services } from '../services.ts';
import { acceptPin, checkPin, type PinAsked, type PinRefusal, SHIFT_MS } from '../staff/pin-sign-in.ts';

/** Checks the PIN under the same limits as every PIN. `endsAt`: until when the device accepts the person offline. */
export async function openDevice(
  services: Pick<Services, 'store' | 'keys' | 'clock'>,
  placeId: number,
  asked: PinAsked,
): Promise<Result<{ readonly endsAt: number }, PinRefusal>> {
  const { store, clock } = services;
  const checked = await checkPin(services, placeId, asked, 'house');
  if (!checked.ok) return checked;
  const { device, person } = checked.value;
  return store.write(placeId, async (tx) => {
    const now = clock();
    // The device was removed while the PIN was checked.
    if (!(await acceptPin(tx, placeId, { device, person }, now))) return fail({ why: 'unknown_device' });
    const payload = { change: 'opened', deviceId: device.id, name: device.name, by: person.id } as const;
    await appendJournal(tx, { placeId, at: now, type: 'staff.device', payload });
    return ok({ endsAt: now + SHIFT_MS });
  });
}
