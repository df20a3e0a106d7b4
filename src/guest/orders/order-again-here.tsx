import { useRef, useState } from 'react';
import type { OrderAgain, SentBefore } from '#domain/order/order-again.ts';
import { FailedToast } from '#guest/notices/failed-toast.tsx';
import { useOrderAgain } from '#guest/order/use-order-again.ts';
import { AgainButton, AgainPanel } from '#guest/orders/later/order-again.tsx';
import { useOrdering } from '#shared/order/ordering-context.tsx';
import { useServiceCatalog } from '#shared/service/use-service-catalog.ts';

/** One tap puts a past order into the cart again, and lists the differences. */
export const OrderAgainHere = ({
  entry,
  leads,
  onShow,
}: {
  readonly entry: SentBefore & { readonly label: string };
  /** The main action of the order's page. */
  readonly leads?: boolean;
  readonly onShow: () => void;
}) => {
  const orderOnceMore = useOrderAgain();
  const { hidesAdd } = useOrdering();
  const isSaid = useServiceCatalog();
  const isBusy = useRef(false);
  const [again, setAgain] = useState<OrderAgain | 'failed'>();
  if (!isSaid || hidesAdd) return null;
  const press = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    const found = await orderOnceMore(entry);
    isBusy.current = false;
    if (found && found.gone.length + found.dearer.length === 0) onShow();
    else setAgain(found ?? 'failed');
  };
  if (typeof again === 'object') {
    return <AgainPanel again={again} onShow={onShow} onClose={() => setAgain(undefined)} />;
  }
  return (
    <>
      <AgainButton label={entry.label} leads={leads} onPress={() => void press()} />
      {again === 'failed' && <FailedToast onClose={() => setAgain(undefined)} />}
    </>
  );
};
