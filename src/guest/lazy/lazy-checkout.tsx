// The dialogs of the order page, Radix and the map with them, and what is asked about its orders later.
import { lazyDialog, lazyPart } from '#shared/lazy/lazy-part.tsx';

export const checkoutParts = {
  AddressDialog: lazyDialog(async () => (await import('#guest/delivery/address-dialog.tsx')).AddressDialog),
  ChangedDetails: lazyPart(async () => (await import('#guest/orders/changed-details.tsx')).ChangedDetails),
};
