import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { Language } from '#domain/language/language.ts';
import type { OrderType } from '#domain/place/place.ts';
import { Button } from '#ui/form/button.tsx';
import { IconLink } from '#ui/form/icon-button.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import { caretLeft } from '#ui/look/icons-later.ts';
import { useMoney } from '#ui/words/money.tsx';
import type { TableView } from '#view/service/table-view.ts';
import type { BoardTime } from '#view/service/tables-view.ts';
import { WhereWords } from '../kitchen/where-words.tsx';
import { StaleNotice } from '../tables/stale-notice.tsx';
import { type OrderPresses, TableOrder } from './table-order.tsx';
import styles from './table-screen.module.css';

export interface OwnOrderScreenProps extends OrderPresses {
  /** undefined: the board has it no more. */
  readonly own: (TableView & { readonly orderType: OrderType }) | undefined;
  readonly time: BoardTime;
  readonly heardAt: number | undefined;
  readonly orderLanguage: Language;
  readonly backHref: string;
  readonly notices?: ReactNode;
}

/** Paid on receipt: asked once more, for nobody takes it back. */
const Pay = ({ sum, onPaid }: { readonly sum: string; readonly onPaid: () => void }) => {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button look="primary" wide data-testid="pay" onClick={() => setAsked(true)}>
        <Trans>Mark as paid</Trans>
      </Button>
      <Sheet
        open={isAsked}
        onClose={() => setAsked(false)}
        title={<Trans>Mark as paid?</Trans>}
        foot={
          <Button
            look="primary"
            wide
            data-testid="pay-confirm"
            onClick={() => {
              setAsked(false);
              onPaid();
            }}
          >
            <Trans comment="a button: the whole sum was received">{sum} received</Trans>
          </Button>
        }
      >
        <p>
          <Trans>The order is done then and leaves the list.</Trans>
        </p>
      </Sheet>
    </>
  );
};

/** An order that goes to no table: how it goes out, whom it is for, its dishes, and at its foot the payment. */
export const OwnOrderScreen = (props: OwnOrderScreenProps) => {
  const { own, time, heardAt, orderLanguage, backHref } = props;
  const { t } = useLingui();
  const money = useMoney();
  const [order] = own?.orders ?? [];
  return (
    <div className={styles.frame}>
      <div className={styles.screen} data-testid="own-order-screen">
        <div className={styles.orders}>
          <header className={styles.head}>
            <IconLink href={backHref} icon={caretLeft} label={t`Back to the tables`} look="soft" />
            <h1 className={styles.title}>
              {own ? <WhereWords table={undefined} room={undefined} orderType={own.orderType} /> : <Trans>Order</Trans>}
            </h1>
          </header>
          {time.isStale && <StaleNotice heardAt={heardAt} timeZone={time.timeZone} />}
          {props.notices}
          {order ? (
            <TableOrder
              order={order}
              timeZone={time.timeZone}
              orderLanguage={orderLanguage}
              onAccept={props.onAccept}
              onShown={props.onShown}
              onMove={props.onMove}
              onMore={props.onMore}
            />
          ) : (
            <p className={styles.none}>
              <Trans>The order is done and no longer in the list.</Trans>
            </p>
          )}
        </div>
        {own && order && (
          <aside className={styles.actions}>
            <div className={styles.foot}>
              <dl className={styles.sums}>
                <div className={styles.sum} data-strong>
                  <dt>
                    <Trans>Total</Trans>
                  </dt>
                  <dd>{money.main(own.total)}</dd>
                </div>
              </dl>
              {own.rest > 0 && <Pay sum={money.main(own.rest)} onPaid={() => props.onMove(order, 'paid')} />}
            </div>
          </aside>
        )}
      </div>
    </div>
  );
};
