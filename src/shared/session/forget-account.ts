// The end of a customer's sign-in on this device.
import { readAccount, writeAccount, writeOrderKey, writeUserCookie } from '#core/platform/account/account-storage.ts';
import { forgetGuestOf } from '#core/platform/account/guest-of-account.ts';
import { forgetAccountAddresses } from '#core/platform/delivery/address-storage.ts';

/** Forgets who was signed in here, and all that their account brought to the device. */
export function forgetAccount(now: number): void {
  forgetGuestOf(readAccount()?.guest);
  forgetAccountAddresses();
  writeOrderKey(undefined);
  writeAccount(undefined);
  writeUserCookie(undefined, now);
}
