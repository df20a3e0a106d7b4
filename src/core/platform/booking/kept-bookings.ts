// Keys of bookings made without an account on this device: they are assigned when the guest registers.
import { type KeptBooking, readKept, writeKept } from '#contract/booking/kept-bookings.ts';
import { STORAGE_KEYS } from '#core/platform/storage-keys.ts';
import type { PlaceId } from '#domain/ids.ts';

const read = (): readonly KeptBooking[] => {
  try {
    return readKept(localStorage.getItem(STORAGE_KEYS.bookings));
  } catch {
    return [];
  }
};

const write = (kept: readonly KeptBooking[]): void => {
  try {
    if (kept.length === 0) localStorage.removeItem(STORAGE_KEYS.bookings);
    else localStorage.setItem(STORAGE_KEYS.bookings, writeKept(kept));
  } catch {
    // The booking's own page and mail still link to it.
  }
};

export const keptBookingsOf = (place: PlaceId): readonly string[] =>
  read()
    .filter((one) => one.place === place)
    .map(({ key }) => key);

export const keepBooking = (place: PlaceId, key: string): void =>
  write([...read().filter((one) => one.key !== key), { place, key }]);

export const forgetBookings = (keys: readonly string[]): void => write(read().filter(({ key }) => !keys.includes(key)));
