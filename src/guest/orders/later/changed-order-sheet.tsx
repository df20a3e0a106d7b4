import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type Minor, minor } from '#domain/pricing/money.ts';
import { OrderText } from '#shared/order/order-text.tsx';
import { STEP_WORDS } from '#shared/pricing/step-text.tsx';
import { Button } from '#ui/form/button.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import type { ChangedRow } from '#ui/view/changed-row.ts';
import { useMoney } from '#ui/words/money.tsx';
import { VisuallyHidden } from '#ui/words/visually-hidden.tsx';
import styles from './changed-order-sheet.module.css';

export interface ChangedOrderSheetProps {
  readonly open: boolean;
  /** `price`: only prices changed; `dishes`: a dish is no longer available. */
  readonly kind: 'price' | 'dishes';
  /** When the guest sent the order: "14:41". */
  readonly at: string;
  readonly rows: readonly ChangedRow[];
  readonly seen: Minor;
  readonly now: Minor;
  /** Reason why the changed order cannot be sent. */
  readonly lacks?: ReactNode;
  /** `undefined`: the guest must edit the order first. */
  readonly onSend: (() => void) | undefined;
  readonly onChange: () => void;
  readonly onClose: () => void;
}

const useSigned = () => {
  const money = useMoney();
  return (amount: Minor) => (amount < 0 ? `−${money.main(minor(-amount))}` : money.main(amount));
};

/** Names that distinguish several discounts, because this sheet cannot call each one "Discount". */
const CHANGED_STEPS: typeof STEP_WORDS = {
  ...STEP_WORDS,
  tier: <Trans>Discount of the hour</Trans>,
  orderNumberDiscount: <Trans>Discount for a returning guest</Trans>,
  promo: <Trans>Discount of your code</Trans>,
};

const What = ({ what }: Pick<ChangedRow, 'what'>) => {
  if ('step' in what) return CHANGED_STEPS[what.step];
  const { name, language, quantity } = what;
  return (
    <>
      <span lang={language}>{name}</span>
      {quantity > 1 && ` × ${quantity}`}
    </>
  );
};

/** Current unit price of a dish. */
const Each = ({ what, from, to }: ChangedRow) => {
  const money = useMoney();
  if ('step' in what || !from || !to || what.quantity < 2) return null;
  const now = money.main(minor(to / what.quantity));
  const before = money.main(minor(from / what.quantity));
  return (
    <span className={styles.note}>
      <Trans>
        now {now} instead of {before}
      </Trans>
    </span>
  );
};

const Before = ({ amount }: { readonly amount: string }) => (
  <s className={styles.before}>
    <VisuallyHidden>
      <Trans>before</Trans>{' '}
    </VisuallyHidden>
    {amount}
  </s>
);

const Row = (row: ChangedRow) => {
  const signed = useSigned();
  const { what, from, to } = row;
  return (
    <li className={styles.row} data-testid="changed-row">
      <span className={styles.what}>
        <strong className={styles.name}>
          <What what={what} />
        </strong>
        <Each {...row} />
      </span>
      <span className={styles.amounts}>
        <strong>{to ? signed(to) : <Trans context="no longer part of the price">none</Trans>}</strong>
        {from !== undefined && <Before amount={signed(from)} />}
      </span>
    </li>
  );
};

const Sums = ({ seen, now }: Pick<ChangedOrderSheetProps, 'seen' | 'now'>) => {
  const money = useMoney();
  const second = money.second(now);
  const more = money.main(minor(Math.abs(now - seen)));
  return (
    <div className={styles.sums}>
      <p className={styles.row}>
        <span>
          <Trans>You saw</Trans>
        </span>
        <Before amount={money.main(seen)} />
      </p>
      <p className={styles.total}>
        <span>
          <Trans>Now it is</Trans>
        </span>
        <span data-testid="changed-total">{money.main(now)}</span>
      </p>
      {now !== seen && (
        <p className={styles.note}>
          {second !== undefined && `${second} · `}
          {now > seen ? <Trans>{more} more</Trans> : <Trans>{more} less</Trans>}
        </p>
      )}
    </div>
  );
};

/**
 * Sheet of an order that was not sent because the menu changed. Names each changed dish or price step, with its new
 * price.
 */
export const ChangedOrderSheet = (props: ChangedOrderSheetProps) => {
  const { open, kind, at, rows, seen, now, lacks, onSend, onChange, onClose } = props;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={kind === 'price' ? <Trans>The price has changed</Trans> : <Trans>Your order has changed</Trans>}
      subtitle={<Trans>We have not sent anything. This is what is different from what you saw at {at}.</Trans>}
      foot={
        <div className={styles.foot}>
          {onSend && (
            <Button look="primary" wide data-testid="send-changed" onClick={onSend}>
              <OrderText />
            </Button>
          )}
          <Button look={onSend ? 'secondary' : 'primary'} wide data-testid="change-order" onClick={onChange}>
            <Trans>Change the order</Trans>
          </Button>
        </div>
      }
    >
      <ul className={styles.rows} data-testid="changed-order">
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order.
          <Row key={at} {...row} />
        ))}
      </ul>
      <Sums seen={seen} now={now} />
      {lacks && <p data-testid="changed-lacks">{lacks}</p>}
    </Sheet>
  );
};
