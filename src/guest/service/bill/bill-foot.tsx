import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { addMoney, ZERO } from '#domain/pricing/money.ts';
import { Button } from '#ui/form/button.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { creditCard } from '#ui/look/service-icons.ts';
import { useMoney } from '#ui/words/money.tsx';
import { ChoiceTiles } from '../choice-tiles.tsx';
import styles from '../service.module.css';
import { ShareText } from './bill-split-panel.tsx';
import type { BillSheetProps } from './bill-view.ts';
import { RestBeingPaid } from './rest-being-paid.tsx';

/** Leads to the card payment on this device, while none is in progress and the bank can be reached. */
export const PayByCard = ({ onPayByCard, open, isOnline }: BillSheetProps) => {
  if (!onPayByCard || open || !isOnline) return null;
  return (
    <Button wide icon={<Icon path={creditCard} />} data-testid="pay-by-card" onClick={onPayByCard}>
      <Trans>Pay by card here</Trans>
    </Button>
  );
};

/** Each share has its own payment methods: a second place to choose them would contradict those. */
const isByPerson = ({ split, shares }: BillSheetProps): boolean => split.kind !== 'together' && shares.length > 0;

/** Key of the tile that opens the bank's page, which no venue's own method has. */
const HERE = ':here';
/** The venue's payment by card, to the staff. */
const CARD = 'card';

/** The payment methods, beside the button that asks for the bill, so that no guest asks before seeing them. */
const Methods = ({ payments, payment, onPayment, onPayByCard, open, isOnline }: BillSheetProps) => {
  const { t } = useLingui();
  const here = onPayByCard && !open && isOnline;
  // Two tiles of a card: each says where it is paid.
  const tiles = here
    ? [
        ...payments.map((way) =>
          way.key === CARD ? { ...way, name: t`By card to the waiter`, language: undefined } : way,
        ),
        { key: HERE, name: t`By card here, on the phone`, language: undefined, icon: creditCard },
      ]
    : payments;
  if (tiles.length === 0) return null;
  return (
    <section>
      <h3 className={styles.label}>
        <Trans>How will you pay?</Trans>
      </h3>
      <ChoiceTiles
        label={t`How will you pay?`}
        single
        low
        tiles={tiles}
        chosen={new Set(payment === undefined ? [] : [payment])}
        onToggle={(key) => (key === HERE ? onPayByCard?.() : onPayment(key))}
      />
    </section>
  );
};

/** Above this number the shares are only in the list below the dishes, because a foot must leave room for the dishes. */
const MOST_IN_FOOT = 4;

/** Amount of each person, beside the button that asks for their bills. */
const Shares = ({ shares, persons }: BillSheetProps) => {
  const money = useMoney();
  return (
    <ul className={styles.sums} data-testid="bill-share-sums">
      {shares.map((share, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: people have no other name than their place.
        <li key={at}>
          <span className={styles.note}>
            <ShareText payer={undefined} one={persons[at]} person={at + 1} />
          </span>
          <strong className={styles.figure}>{money.main(share)}</strong>
        </li>
      ))}
    </ul>
  );
};

/** Payment methods and the button that asks for the bill; later, the buttons of its progress. */
export const BillFoot = (props: BillSheetProps): ReactNode => {
  const { stage } = props;
  const money = useMoney();
  const bills = props.shares.length;
  const back = (
    <Button look="ink" wide onClick={props.onClose}>
      <Trans>Back to the menu</Trans>
    </Button>
  );
  if (stage.kind === 'form') {
    const hasSums = isByPerson(props) && props.split.kind === 'byDish' && bills <= MOST_IN_FOOT;
    const ask = (
      <Button
        // Only one primary button: the payment in progress has priority.
        look={props.open ? 'secondary' : 'primary'}
        wide
        sum={money.main(addMoney(props.total, props.rounding ?? ZERO))}
        data-testid="ask-bill"
        onClick={props.onAsk}
      >
        {bills > 1 ? <Trans>Ask for {bills} bills</Trans> : <Trans>Ask for the bill</Trans>}
      </Button>
    );
    return (
      <div className={styles.rows}>
        <RestBeingPaid told={props.told} timeZone={props.timeZone} />
        {hasSums && <Shares {...props} />}
        {isByPerson(props) ? <PayByCard {...props} /> : <Methods {...props} />}
        {ask}
      </div>
    );
  }
  if (stage.kind === 'waiting') {
    return (
      <div className={styles.ways}>
        <Button onClick={props.onDecline}>
          <Trans>No longer needed</Trans>
        </Button>
        {stage.asks === 'age' ? (
          <Button look="primary" onClick={props.onConfirm}>
            <Trans>Yes, please</Trans>
          </Button>
        ) : (
          back
        )}
      </div>
    );
  }
  if (stage.kind === 'asked' && stage.mayAskAgain) {
    return (
      <Button look="primary" wide data-testid="ask-bill-again" onClick={props.onAskAgain}>
        <Trans>Ask again with the new orders</Trans>
      </Button>
    );
  }
  if (stage.kind === 'asked' && !stage.call.coming) {
    return (
      <div className={styles.ways}>
        <Button onClick={props.onWithdraw} data-testid="withdraw-bill">
          <Trans>No longer needed</Trans>
        </Button>
        {back}
      </div>
    );
  }
  return back;
};
