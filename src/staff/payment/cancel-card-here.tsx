import { type ReactNode, useEffect, useRef } from 'react';
import type { PayingShare } from '#domain/bill/shares.ts';
import { isOpenPayment } from '#domain/payment/card-payment.ts';
import { payableNow, type TableView } from '#staff/tables/table-view.ts';
import { CancelCardSheet } from './cancel-card-sheet.tsx';
import { useCancelCard } from './use-cancel-card.ts';

/** Cancels a guest's card payment; afterwards leads to the payment that staff take. */
export const CancelCardHere = ({
  share,
  table,
  subtitle,
  timeZone,
  onPay,
  onClose,
}: {
  readonly share: PayingShare;
  readonly table: Pick<TableView, 'rest' | 'paying'>;
  readonly subtitle: ReactNode;
  readonly timeZone: string;
  readonly onPay: () => void;
  readonly onClose: () => void;
}) => {
  const { state, why, isBusy, cancel } = useCancelCard();
  const { payment } = share;
  // An answer that arrives after the sheet was closed opens no sheet.
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const press = async () => {
    const after = payment && (await cancel(payment.key));
    if (isShown.current && after !== undefined && after !== 'success' && !isOpenPayment(after)) onPay();
  };
  return (
    <CancelCardSheet
      share={share}
      isHeld={table.paying?.some((one) => one.payment?.key === payment?.key) ?? false}
      state={state}
      why={why}
      isBusy={isBusy}
      subtitle={subtitle}
      timeZone={timeZone}
      onCancel={() => void press()}
      onPay={payableNow(table) > 0 ? onPay : undefined}
      onClose={onClose}
    />
  );
};
