// Dialogs of the order page with Radix and the map, and later questions about its orders.
import { lazyDialog, lazyPart } from '#shared/lazy/lazy-part.tsx';

export const checkoutParts = {
  AddressDialog: lazyDialog(async () => (await import('#guest/delivery/address-dialog.tsx')).AddressDialog),
  ChangedDetails: lazyPart(async () => (await import('#guest/orders/changed-details.tsx')).ChangedDetails),
};
