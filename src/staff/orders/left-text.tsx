import { Trans } from '@lingui/react/macro';
import type { StaffOrder } from '#domain/service/board.ts';
import { useOrderMoney } from './order-money.ts';

/**
 * Shown after an order's status, when the status does not tell the amount left: paid before serving, or a reversed payment.
 */
export const LeftText = ({ order }: { readonly order: Pick<StaffOrder, 'left' | 'currency'> }) => {
  const money = useOrderMoney(order.currency);
  if (order.left === undefined) return null;
  const left = money(order.left);
  return (
    <>
      {' · '}
      {order.left > 0 ? (
        <Trans comment="said of an order: a sum">{left} left to pay</Trans>
      ) : (
        <Trans comment="a sum that has been paid">Paid</Trans>
      )}
    </>
  );
};
