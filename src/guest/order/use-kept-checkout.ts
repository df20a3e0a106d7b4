import { useCallback, useState } from 'react';
import { keepCheckout, readCheckout } from '#core/db/order/checkout-table.ts';
import type { VisitId } from '#domain/ids.ts';
import { afterOrder, type CheckoutForm } from '#domain/order/checkout/checkout-form.ts';
import type { OutboxEntry } from '#domain/outbox/outbox.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useTabl } from '#shared/tabl-context.tsx';
import { useRows } from '#shared/use-rows.ts';

export interface KeptCheckout {
  /** Filled in before: before a reload, for an earlier order. undefined: nothing. */
  readonly form: CheckoutForm | undefined;
  readonly visitId: VisitId | undefined;
  /** The latest order, where it was turned down. */
  readonly refused?: OutboxEntry | undefined;
}

/** Fields that this guest had filled in when the order page was opened; undefined until they were read. */
export function useKeptCheckout(): KeptCheckout | undefined {
  const { place } = useMenu();
  const read = useRows(async () => (db) => readCheckout(db, place.id), [place.id]);
  const [first, setFirst] = useState<KeptCheckout>();
  // Later reads hold the text that is typed here: the fields have it.
  if (read && !first) setFirst(read);
  return first;
}

/** Keeps each change at once: a page that is closed the next moment has lost nothing. */
export function useKeepCheckout(visitId: VisitId | undefined): (form: CheckoutForm) => void {
  const { place } = useMenu();
  const { database } = useTabl();
  return useCallback(
    (form) =>
      void database()
        .then((db) => keepCheckout(db, place.id, visitId, form))
        // A device that keeps nothing shows what was typed for as long as the page is open.
        .catch(() => undefined),
    [database, place.id, visitId],
  );
}

/** Fields for one order alone are gone with it, where it was sent from another page than its own. */
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
