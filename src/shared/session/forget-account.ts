// The end of a customer's sign-in on this device.
import { writeAccount, writeOrderKey, writeUserCookie } from '#core/platform/account/account-storage.ts';
import { forgetKeptOrders } from '#core/platform/account/kept-orders.ts';
import { forgetAccountAddresses } from '#core/platform/delivery/address-storage.ts';
import { writeGuest } from '#core/platform/order/guest-storage.ts';

/** Deletes the sign-in and all account data from this device. */
export function forgetAccount(now: number): void {
  // The customer's own order stored name and number too; the device's next user must not see them.
  writeGuest(undefined);
  forgetAccountAddresses();
  forgetKeptOrders();
  writeOrderKey(undefined);
  writeAccount(undefined);
  writeUserCookie(undefined, now);
}
