import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { OrderText } from '#shared/order/order-text.tsx';
import { SEND_WORDS } from '#shared/order/reason-text.tsx';
import { PriceSteps } from '#shared/pricing/price-steps.tsx';
import { TableEntries } from '#shared/service/table-entries.tsx';
import { Button } from '#ui/form/button.tsx';
import type { CartProps } from './cart-content.tsx';
import styles from './cart-foot.module.css';

/** The total, with its price steps when there is more than dishes, and right below it the send button. */
export const CartFoot = ({
  cart,
  price,
  deliveryFrom,
  vat,
  sendState,
  offline,
  onSend,
  warning,
  question,
  closed,
  saving,
  joinHref,
  checkout,
  isCheckoutOnly = false,
  isOrderedBeside,
  sendWords = <OrderText />,
}: CartProps & {
  /** Label of the send button when the person who presses does not pay. */
  readonly sendWords?: ReactNode;
}) => {
  if (isOrderedBeside) return null;
  const isTaken = sendState === 'ready' || sendState === 'sending';
  const canSend = isTaken && !isCheckoutOnly;
  const closedWords = closed && (
    <p className={canSend ? styles.hint : styles.blocked} role="status" data-testid="kitchen-closed">
      {closed}
    </p>
  );
  if (cart.lines.length === 0) return closedWords || null;
  const complete = price.lines.every((line) => line !== undefined);
  const toCheckout = (isCheckoutOnly || sendState === 'no_table') && checkout;
  return (
    <div className={styles.foot}>
      {canSend && offline && (
        <p className={styles.hint}>
          <Trans>Offline. If you send now, your order waits here until we are back.</Trans>
        </p>
      )}
      {canSend && warning}
      <PriceSteps price={price} vat={vat} deliveryFrom={deliveryFrom} />
      {saving && <div className={styles.hint}>{saving}</div>}
      {closedWords}
      {canSend ? (
        question || (
          <Button
            look="primary"
            wide
            data-testid="send-order"
            aria-disabled={sendState === 'sending' || !complete}
            onClick={() => sendState === 'ready' && complete && onSend()}
          >
            {sendState === 'sending' ? <Trans>Sending…</Trans> : sendWords}
          </Button>
        )
      ) : (
        <div className={styles.foot}>
          {toCheckout}
          {!toCheckout && !isTaken && sendState !== 'place_closed' && (
            <p className={styles.blocked} role="status" data-testid="cannot-send">
              {SEND_WORDS[sendState]}
            </p>
          )}
          {sendState === 'no_table' && !isCheckoutOnly && (
            <TableEntries joinHref={joinHref} isSecond={checkout !== undefined} />
          )}
        </div>
      )}
    </div>
  );
};
