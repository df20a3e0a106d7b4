// The dialogs of the order page. Radix and the map come with them.
import { lazyDialog } from './lazy-part.tsx';

export const checkoutParts = {
  AddressDialog: lazyDialog(async () => (await import('#screens/delivery/address-dialog.tsx')).AddressDialog),
};
