import { Trans } from '@lingui/react/macro';
import { Sheet } from '#ui/layout/sheet.tsx';
import { prohibit } from '#ui/look/icons.ts';
import { arrowsLeftRight } from '#ui/look/staff-icons.ts';
import type { TableOrderView } from '#view/service/table-view.ts';
import { ActionRow } from './action-row.tsx';

/** What is done to an order more rarely than moving it on. */
export const OrderSheet = ({
  order,
  onMoveOrder,
  onRefuse,
  onClose,
}: {
  readonly order: TableOrderView;
  readonly onMoveOrder: () => void;
  readonly onRefuse: () => void;
  readonly onClose: () => void;
}) => {
  const { number, label } = order;
  return (
    <Sheet open onClose={onClose} title={<Trans>Order {number}</Trans>} subtitle={label}>
      <ul>
        {order.mayMove && (
          <ActionRow
            icon={arrowsLeftRight}
            testId="move-order"
            note={<Trans>this order alone; nothing is cooked again</Trans>}
            onPress={onMoveOrder}
          >
            <Trans>Change its table</Trans>
          </ActionRow>
        )}
        {order.mayRefuse && (
          <ActionRow icon={prohibit} testId="refuse-order" note={<Trans>its guest reads why</Trans>} onPress={onRefuse}>
            <Trans>Refuse the order</Trans>
          </ActionRow>
        )}
      </ul>
    </Sheet>
  );
};
