import { Trans } from '@lingui/react/macro';
import manage from '#staff/frame/manage.module.css';
import { useReaderTexts } from '#staff/frame/reader-text.tsx';
import { PayingNow } from '#staff/payment/paying-now.tsx';
import { payableNow, type TableView } from '#staff/tables/table-view.ts';
import { Button } from '#ui/form/button.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import { useMoney } from '#ui/words/money.tsx';
import styles from './close-sheet.module.css';
import { DishName } from './dish-name.tsx';

/** Unserved dishes of the party, paid or not. */
const toComeOf = ({ orders }: TableView) =>
  orders
    .filter(({ isLeft }) => !isLeft)
    .flatMap(({ id, lines }) => lines.map((view, at) => ({ ...view, key: `${id} ${at}` })))
    .filter(({ stage }) => stage !== 'served' && stage !== 'paid' && stage !== 'rejected')
    .map(({ key, stage, line, own }) => ({ key, line, own, isReady: stage === 'ready' }));

/** Ends a sitting, after naming what is still open. */
export const CloseSheet = ({
  table,
  timeZone,
  onPay,
  onConfirm,
  onClose,
}: {
  readonly table: TableView;
  readonly timeZone: string;
  /** Opens the payment instead of closing the table. */
  readonly onPay: () => void;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}) => {
  const money = useMoney();
  const { kitchenLanguage } = useReaderTexts();
  const { name } = table;
  const rest = money.main(table.rest);
  const toCome = toComeOf(table);
  const isUnpaid = table.rest > 0;
  return (
    <Sheet
      open
      onClose={onClose}
      title={<Trans>Close the table?</Trans>}
      subtitle={<Trans>Table {name}</Trans>}
      foot={
        isUnpaid ? (
          <div className={styles.steps}>
            {payableNow(table) > 0 && (
              <Button look="primary" wide sum={money.main(payableNow(table))} data-testid="close-pay" onClick={onPay}>
                <Trans comment="button: a waiter takes the guests’ money before closing their table">
                  Take payment
                </Trans>
              </Button>
            )}
            <Button wide className={manage.danger} data-testid="close-confirm" onClick={onConfirm}>
              <Trans comment="button: ends the stay of guests whose bill is not paid in full">
                Close without payment
              </Trans>
            </Button>
          </div>
        ) : (
          <Button look="ink" wide data-testid="close-confirm" onClick={onConfirm}>
            <Trans>Close the table</Trans>
          </Button>
        )
      }
    >
      <div className={styles.notices}>
        <PayingNow paying={table.paying} timeZone={timeZone} />
      </div>
      {toCome.length > 0 && (
        <div data-testid="close-to-come">
          <strong>
            <Trans>Not served yet:</Trans>
          </strong>
          <ul>
            {toCome.map(({ key, line, own, isReady }) => (
              <li key={key}>
                {line.quantity} × <DishName name={line.name} kitchenLanguage={kitchenLanguage} own={own} />
                {isReady && (
                  <>
                    {', '}
                    <Trans comment="of a dish that waits at the pass">ready</Trans>
                  </>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      {isUnpaid && (
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
