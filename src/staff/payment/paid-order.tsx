import { useMemo, useState } from 'react';
import type { Payment } from '#domain/bill/payment.ts';
import type { WholeOrder } from '#domain/owner/order-history.ts';
import { useStaffCommands } from '#staff/board/use-staff-commands.ts';
import { useOrderMoney } from '#staff/orders/order-money.ts';
import { OrderScreen, type OrderScreenProps } from '#staff/orders/order-screen.tsx';
import { TableName } from '#staff/table/table-name.tsx';
import { ReverseSheet, type ReverseSheetProps } from './reverse-sheet.tsx';

/** An order of any day; a payment of its table may be reversed even after its party has left. */
export const PaidOrder = (props: Omit<OrderScreenProps, 'onTakeBack' | 'takingBack'>) => {
  const { send, waiting, refused } = useStaffCommands();
  const [asked, setAsked] = useState<Payment>();
  const { whole } = props;
  // The order reloads only some time after the answer, so presses are remembered until then.
  const [pressed, setPressed] = useState<ReadonlySet<string>>(new Set());
  const takingBack = useMemo(() => {
    const idsOf = (those: typeof waiting | typeof refused) =>
      those.flatMap(({ command }) => (command.kind === 'reversePayment' ? [command.paymentId as string] : []));
    const turned = new Set(idsOf(refused));
    return new Set([...idsOf(waiting), ...[...pressed].filter((id) => !turned.has(id))]);
  }, [waiting, refused, pressed]);
  return (
    <>
      <OrderScreen {...props} takingBack={takingBack} onTakeBack={setAsked} />
      {asked && whole && (
        <Reverse
          order={whole.order}
          payment={asked}
          // The command is stored when this resolves; without storage the frame shows a notice.
          onReverse={(reason) => {
            setPressed((before) => new Set([...before, asked.id]));
            void send({ kind: 'reversePayment', paymentId: asked.id, reason }).catch(() => undefined);
            setAsked(undefined);
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
};

const Reverse = ({
  order,
  ...sheet
}: Pick<ReverseSheetProps, 'payment' | 'onReverse' | 'onClose'> & { readonly order: WholeOrder['order'] }) => {
  const money = useOrderMoney(order.currency);
  return (
    <ReverseSheet
      {...sheet}
      money={money}
      subtitle={<TableName name={order.table ?? ''} order={order.label} />}
      needsManager={false}
    />
  );
};
