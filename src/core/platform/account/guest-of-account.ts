// Fills name and phone of a customer's profile into orders, and removes them at sign-out.

import { readGuest, writeGuest } from '#core/platform/order/guest-storage.ts';
import type { ProfileForm } from '#domain/account/profile.ts';
import type { KnownGuest } from '#domain/order/checkout/checkout-form.ts';

/** undefined without a phone number: the order page would ask for both anyway. */
export const guestOfProfile = ({ firstName, lastName, phone }: ProfileForm): KnownGuest | undefined =>
  phone === '' ? undefined : { name: [firstName, lastName].filter(Boolean).join(' '), phone };

const isSame = (one: KnownGuest | undefined, other: KnownGuest | undefined): boolean =>
  one !== undefined && one.name === other?.name && one.phone === other.phone;

/** Stores the profile's contact, unless the device has one from an order. `before`: the profile's earlier contact. */
export function fillGuest(guest: KnownGuest | undefined, before: KnownGuest | undefined): void {
  const known = readGuest();
  if (known === undefined || isSame(known, before)) writeGuest(guest);
}
