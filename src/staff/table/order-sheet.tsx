import { Trans } from '@lingui/react/macro';
import type { ProductId } from '#domain/ids.ts';
import { useReaderTexts } from '#staff/frame/reader-text.tsx';
import { isNew, type TableOrderView } from '#staff/tables/table-view.ts';
import { Sheet } from '#ui/layout/sheet.tsx';
import { prohibit } from '#ui/look/icons.ts';
import { printer } from '#ui/look/icons-later.ts';
import { arrowsLeftRight, eyeSlash, hand } from '#ui/look/staff-icons.ts';
import { ActionRow } from './action-row.tsx';
import { DishName } from './dish-name.tsx';
import styles from './refuse-sheet.module.css';

/** Less common actions on an order. */
export const OrderSheet = ({
  order,
  hasTable,
  needsManager,
  mayAsk = true,
  onMoveOrder,
  onRefuse,
  onVoidDish,
  onUnserve,
  onPrint,
  hasPrinters,
  onTakeOff,
  onClose,
}: {
  readonly order: TableOrderView;
  /** The order has a table; otherwise one can be assigned. */
  readonly hasTable: boolean;
  /** The signed-in person needs a manager to refuse it. */
  readonly needsManager: boolean;
  /** A manager can approve it on this device. */
  readonly mayAsk?: boolean;
  readonly onMoveOrder: () => void;
  readonly onRefuse: () => void;
  /** Voids one of its dishes. */
  readonly onVoidDish: () => void;
  /** Undoes "served". */
  readonly onUnserve: () => void;
  /** Prints it for the kitchen, by a printer of the venue or the browser. */
  readonly onPrint: (() => void) | undefined;
  readonly hasPrinters: boolean;
  /** Takes a sold-out dish off the menu. */
  readonly onTakeOff: (productId: ProductId) => void;
  readonly onClose: () => void;
}) => {
  const { label } = order;
  const { kitchenLanguage } = useReaderTexts();
  // A paid order keeps its dishes.
  const isPaid = order.status === 'paid' || (order.isPaid === true && order.total > 0);
  const approved = needsManager ? (
    order.status === 'ordered' ? (
      <Trans>it is being cooked: a manager approves it</Trans>
    ) : (
      <Trans>a manager approves it</Trans>
    )
  ) : undefined;
  const dishes = new Map(order.lines.map((view) => [view.line.productId, view]));
  return (
    <Sheet open onClose={onClose} title={<Trans>Order {label}</Trans>}>
      <ul>
        {order.mayMove && (
          <ActionRow
            icon={arrowsLeftRight}
            testId="move-order"
            note={
              hasTable ? (
                <Trans>this order alone; nothing is cooked again</Trans>
              ) : (
                <Trans>its guests sit down: it is brought there and stands on that bill</Trans>
              )
            }
            onPress={onMoveOrder}
          >
            {hasTable ? <Trans>Change its table</Trans> : <Trans>Give it a table</Trans>}
          </ActionRow>
        )}
        {order.mayUnserve && (
          <ActionRow
            icon={hand}
            testId="unserve-order"
            note={<Trans>its guest reads again that it is ready</Trans>}
            onPress={onUnserve}
          >
            <Trans>It was not served yet</Trans>
          </ActionRow>
        )}
        {order.mayVoidDish && mayAsk && !isPaid && (
          <ActionRow
            icon={prohibit}
            testId="void-dish"
            note={approved ?? <Trans>its guest reads why and pays for the rest</Trans>}
            onPress={onVoidDish}
          >
            <Trans>Take one dish off the order</Trans>
          </ActionRow>
        )}
        {order.mayRefuse && mayAsk && (
          <ActionRow
            icon={prohibit}
            testId="refuse-order"
            note={approved ?? <Trans>its guest reads why</Trans>}
            onPress={onRefuse}
          >
            {isNew(order) ? <Trans>Refuse the order</Trans> : <Trans>Cancel the order</Trans>}
          </ActionRow>
        )}
        {onPrint && order.status !== 'rejected' && (
          <ActionRow
            icon={printer}
            testId="print-order"
            note={
              hasPrinters ? (
                <Trans>for the kitchen, without prices, marked as a copy</Trans>
              ) : (
                <Trans>for the kitchen, without prices, on this device’s printer</Trans>
              )
            }
            onPress={onPrint}
          >
            <Trans>Print the order</Trans>
          </ActionRow>
        )}
      </ul>
      {isPaid && order.status !== 'rejected' ? (
        <p className={styles.note}>
          <Trans>It is paid: no dish can be taken off until its payment is cancelled.</Trans>
        </p>
      ) : (
        !mayAsk &&
        (order.mayVoidDish || order.mayRefuse) && (
          <p className={styles.note}>
            <Trans>Once it is being cooked, only a manager can cancel it or take a dish off.</Trans>
          </p>
        )
      )}
      <h3 className={styles.heading}>
        <Trans comment="heading over the dishes of an order that can be marked as sold out">On the menu</Trans>
      </h3>
      <ul>
        {[...dishes].map(([productId, { line, own }]) => {
          const name = <DishName name={line.name} kitchenLanguage={kitchenLanguage} own={own} />;
          return (
            <ActionRow
              key={productId}
              icon={eyeSlash}
              testId="dish-off"
              note={<Trans>for hours, or the day; count its portions</Trans>}
              onPress={() => onTakeOff(productId)}
            >
              <Trans>Mark as sold out: {name}</Trans>
            </ActionRow>
          );
        })}
      </ul>
    </Sheet>
  );
};
