// Name and phone from a customer's profile, filled into orders, and removed at the sign-out.

import { readGuest, writeGuest } from '#core/platform/order/guest-storage.ts';
import type { ProfileForm } from '#domain/account/profile.ts';
import type { KnownGuest } from '#domain/order/checkout/checkout-form.ts';

/** undefined: without a number an order page asks for both all the same. */
export const guestOfProfile = ({ firstName, lastName, phone }: ProfileForm): KnownGuest | undefined =>
  phone === '' ? undefined : { name: [firstName, lastName].filter(Boolean).join(' '), phone };

const isSame = (one: KnownGuest | undefined, other: KnownGuest | undefined): boolean =>
  one !== undefined && one.name === other?.name && one.phone === other.phone;

/** Keeps whom the profile names, unless the device knows somebody by an order. `before`: whom the profile named until now. */
export function fillGuest(guest: KnownGuest | undefined, before: KnownGuest | undefined): void {
  const known = readGuest();
  if (known === undefined || isSame(known, before)) writeGuest(guest);
}
