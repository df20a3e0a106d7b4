// The dialogs of the order page, Radix and the map with them, and what is asked about its orders later.
import { lazyDialog, lazyPart } from './lazy-part.tsx';

export const checkoutParts = {
  AddressDialog: lazyDialog(async () => (await import('#screens/delivery/address-dialog.tsx')).AddressDialog),
  ChangedDetails: lazyPart(async () => (await import('../order/changed-details.tsx')).ChangedDetails),
};
