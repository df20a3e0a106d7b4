import { useCallback, useState } from 'react';
import { keepCheckout, readCheckout } from '#core/db/order/checkout-table.ts';
import type { DeliveryAddress } from '#domain/delivery/address.ts';
import type { VisitId } from '#domain/ids.ts';
import { afterOrder, type CheckoutForm } from '#domain/order/checkout/checkout-form.ts';
import type { OutboxEntry } from '#domain/outbox/outbox.ts';
import { useIsSharedDevice } from '#shared/device/use-shared-device.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useTabl } from '#shared/tabl-context.tsx';
import { useRows } from '#shared/use-rows.ts';

export interface KeptCheckout {
  /** Values stored before a reload or from an earlier order; `undefined`: none. */
  readonly form: CheckoutForm | undefined;
  readonly visitId: VisitId | undefined;
  /** The latest order, if this order was rejected. */
  readonly refused?: OutboxEntry | undefined;
}

/** Stored values when the order page opens; `undefined` until read. */
export function useKeptCheckout(): KeptCheckout | undefined {
  const { place } = useMenu();
  const read = useRows(async () => (db) => readCheckout(db, place.id), [place.id]);
  const [first, setFirst] = useState<KeptCheckout>();
  // Later reads contain what is typed here, which the fields already have.
  if (read && !first) setFirst(read);
  return first;
}

/** Address and time of a delivery that the guest has begun; `undefined`: none. */
export function useKeptDelivery():
  | { readonly address: DeliveryAddress; readonly wantedAt?: number | undefined }
  | undefined {
  const { place } = useMenu();
  const read = useRows(async () => (db) => readCheckout(db, place.id), [place.id]);
  const { orderType, address, wantedAt } = read?.form ?? {};
  return orderType === 'delivery' && address ? { address, wantedAt } : undefined;
}

/** Email typed for an order of this visit; `undefined`: none, or a venue's device, which knows no guest. */
export function useKeptEmail(): string | undefined {
  const isShared = useIsSharedDevice();
  const { place } = useMenu();
  const read = useRows(async () => (db) => readCheckout(db, place.id), [place.id]);
  const email = read?.form?.email.trim();
  return isShared ? undefined : email || undefined;
}

/** Saves each change at once, so that closing the page loses no input. */
export function useKeepCheckout(visitId: VisitId | undefined): (form: CheckoutForm) => void {
  const { place } = useMenu();
  const { database } = useTabl();
  return useCallback(
    (form) =>
      void database()
        .then((db) => keepCheckout(db, place.id, visitId, form))
        // Without storage, typed values live as long as the page.
        .catch(() => undefined),
    [database, place.id, visitId],
  );
}

/** Deletes values for a single order that was not sent from the order page. */
export function useForgetSaid(): () => void {
  const { place } = useMenu();
  const { database } = useTabl();
  return useCallback(
    () =>
      void database()
        .then(async (db) => {
          const { form, visitId } = await readCheckout(db, place.id);
          if (form) await keepCheckout(db, place.id, visitId, afterOrder(form));
        })
        .catch(() => undefined),
    [database, place.id],
  );
}
