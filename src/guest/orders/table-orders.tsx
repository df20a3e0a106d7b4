import { Trans } from '@lingui/react/macro';
import type { Language } from '#domain/language/language.ts';
import type { PlacedOrder } from '#domain/order/order.ts';
import type { LineWordsOf } from './order-entry-props.ts';
import { OrderSlip } from './order-slip.tsx';
import list from './table-orders.module.css';
import { WhoWords } from './who-words.tsx';

/** What others at the table have sent: to be seen by everybody who will share the bill. */
export const TableOrders = ({
  orders,
  orderLanguage,
  wordsOf,
  timeZone,
}: {
  readonly orders: readonly PlacedOrder[];
  /** Of the dishes' names as the kitchen has them. */
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
