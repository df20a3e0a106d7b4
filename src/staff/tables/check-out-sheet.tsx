import { Plural, Trans } from '@lingui/react/macro';
import { isFinal } from '#domain/order/order-status.ts';
import { Button } from '#ui/form/button.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import { useMoney } from '#ui/words/money.tsx';
import type { TableOrderView, TableView } from './table-view.ts';

const isOpen = ({ status, isLeft }: TableOrderView): boolean => !isLeft && !isFinal(status) && status !== 'served_spot';

/** Ends the stay in a hotel room, after naming what is still open. */
export const CheckOutSheet = ({
  table,
  onConfirm,
  onClose,
}: {
  readonly table: Pick<TableView, 'name' | 'rest' | 'orders'>;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}) => {
  const money = useMoney();
  const { name: room } = table;
  const rest = money.main(table.rest);
  const open = table.orders.filter(isOpen).length;
  return (
    <Sheet
      open
      onClose={onClose}
      title={<Trans>Check out room {room}?</Trans>}
      foot={
        <Button look="ink" wide data-testid="check-out-confirm" onClick={onConfirm}>
          <Trans>Check out</Trans>
        </Button>
      }
    >
      {table.rest > 0 && (
        <p data-testid="check-out-rest">
          <strong>
            <Trans>{rest} are not paid.</Trans>
          </strong>
        </p>
      )}
      {open > 0 && (
        <p data-testid="check-out-open">
          <strong>
            <Plural value={open} one="# order is still on its way." other="# orders are still on their way." />
          </strong>
        </p>
      )}
      <p>
        <Trans>
          Nobody can order for this room any more until it is scanned anew. The tablet in the room removes all that the
          guests have left on it.
        </Trans>
      </p>
    </Sheet>
  );
};
