// The end of a customer's sign-in on this device.
import { writeAccount, writeOrderKey, writeUserCookie } from '#core/platform/account/account-storage.ts';
import { forgetAccountAddresses } from '#core/platform/delivery/address-storage.ts';
import { writeGuest } from '#core/platform/order/guest-storage.ts';

/** Forgets who was signed in here, and all that their account brought to the device. */
export function forgetAccount(now: number): void {
  // An order of theirs has named them too: the next one to hold the device reads neither name nor number.
  writeGuest(undefined);
  forgetAccountAddresses();
  writeOrderKey(undefined);
  writeAccount(undefined);
  writeUserCookie(undefined, now);
}
