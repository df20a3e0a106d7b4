import { Trans } from '@lingui/react/macro';
import type { Language } from '#domain/language/language.ts';
import type { PlacedOrder } from '#domain/order/order.ts';
import type { LineWordsOf } from './order-entry-props.ts';
import { OrderSlip } from './order-slip.tsx';
import list from './table-orders.module.css';
import { WhoWords } from './who-words.tsx';

/** Orders of others at the table: every guest who will share the bill sees them. */
export const TableOrders = ({
  orders,
  orderLanguage,
  wordsOf,
  timeZone,
}: {
  readonly orders: readonly PlacedOrder[];
  /** Language of the dishes' names in the kitchen. */
  readonly orderLanguage: Language;
  readonly wordsOf: LineWordsOf;
  readonly timeZone: string;
}) => {
  return (
    <section className={list.orders} data-testid="table-orders">
      <h2 className={list.title}>
        <Trans>Also from your table</Trans>
      </h2>
      {orders.map((order) => (
        <OrderSlip
          key={order.id}
          order={order}
          orderLanguage={orderLanguage}
          wordsOf={wordsOf}
          timeZone={timeZone}
          who={
            (order.guest || order.orderer.kind === 'staff') && (
              <h3 className={list.who} data-testid="who-ordered">
                <WhoWords order={order} />
              </h3>
            )
          }
        />
      ))}
    </section>
  );
};
