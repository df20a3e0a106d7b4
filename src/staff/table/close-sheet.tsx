import { Trans } from '@lingui/react/macro';
import type { TableView } from '#staff/tables/table-view.ts';
import { Button } from '#ui/form/button.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import { useMoney } from '#ui/words/money.tsx';

/** Ends a sitting, after what is still open about it has been said. */
export const CloseSheet = ({
  table,
  onConfirm,
  onClose,
}: {
  readonly table: TableView;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}) => {
  const money = useMoney();
  const { name } = table;
  const rest = money.main(table.rest);
  return (
    <Sheet
      open
      onClose={onClose}
      title={<Trans>Close the table?</Trans>}
      subtitle={<Trans>Table {name}</Trans>}
      foot={
        <Button look="ink" wide data-testid="close-confirm" onClick={onConfirm}>
          <Trans>Close the table</Trans>
        </Button>
      }
    >
      {table.rest > 0 && (
        <p data-testid="close-rest">
          <strong>
            <Trans>{rest} are not paid.</Trans>
          </strong>
        </p>
      )}
      <p>
        <Trans>Their telephones can no longer order here. Whoever sits down next scans the code anew.</Trans>
      </p>
    </Sheet>
  );
};
