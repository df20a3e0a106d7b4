import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { OwnLoyalty } from '#domain/loyalty/own-loyalty.ts';
import { type Currency, type Minor, minor, ZERO } from '#domain/pricing/money.ts';
import { amountToType, readTypedAmount } from '#domain/pricing/typed-amount.ts';
import { Button } from '#ui/form/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useMoney } from '#ui/words/money.tsx';
import styles from './spend-field.module.css';

export interface SpendFieldProps {
  readonly loyalty: OwnLoyalty;
  /** `undefined`: this order uses no points or money. */
  readonly chosen: { readonly points: number; readonly money: Minor } | undefined;
  /** Maximum points and money that this order can use. */
  readonly mostPoints: number;
  readonly mostMoney: Minor;
  readonly currency: Currency;
  /** Shown in place of the form until the customer's email address is confirmed. */
  readonly unverified: ReactNode;
  readonly onSpend: (points: number, money: Minor) => void;
}

/** "340 points (3.40 €) and 12.80 € from earlier orders" */
const There = ({ loyalty: { points, money, terms } }: Pick<SpendFieldProps, 'loyalty'>) => {
  const { main } = useMoney();
  const amount = main(money);
  const worth = main(minor(Math.max(0, points) * terms.worth));
  return (
    <>
      {points > 0 && terms.worth > 0 && (
        <span>
          <Plural value={points} one="You have # point." other="You have # points." /> <Trans>Worth {worth}.</Trans>
        </span>
      )}{' '}
      {money > 0 && (
        <span>
          <Trans>Collected from orders: {amount}.</Trans>
        </span>
      )}
    </>
  );
};

const Chosen = ({ chosen, onRemove }: { readonly chosen: ReactNode; readonly onRemove: () => void }) => (
  <div className={styles.chosen} data-testid="spending">
    <p className={styles.words} aria-live="polite">
      {chosen}
    </p>
    <Button small onClick={onRemove}>
      <Trans>Do not spend</Trans>
    </Button>
  </div>
);

const ChosenText = ({ points, money }: { readonly points: number; readonly money: Minor }) => {
  const { main } = useMoney();
  const amount = main(money);
  return (
    <>
      {points > 0 && <Plural value={points} one="You spend # point." other="You spend # points." />}{' '}
      {money > 0 && <Trans>You spend {amount} from earlier orders.</Trans>}
    </>
  );
};

/** The typed number as an amount within the balance; `undefined` when invalid. */
const wholeIn = (typed: string, most: number): number | undefined => {
  const text = typed.trim();
  if (text === '') return 0;
  return /^\d{1,9}$/.test(text) && Number(text) <= most ? Number(text) : undefined;
};
const amountIn = (typed: string, most: Minor, currency: Currency): Minor | undefined => {
  if (typed.trim() === '') return ZERO;
  const amount = readTypedAmount(typed, currency);
  return amount !== undefined && amount <= most ? amount : undefined;
};

const Form = ({ mostPoints, mostMoney, currency, onSpend, loyalty }: SpendFieldProps) => {
  const { i18n } = useLingui();
  const { main } = useMoney();
  const [points, setPoints] = useState('');
  const [money, setMoney] = useState('');
  const [isJudged, setJudged] = useState(false);
  const [wantedPoints, wantedMoney] = [wholeIn(points, mostPoints), amountIn(money, mostMoney, currency)];
  const isNothing = wantedPoints === 0 && wantedMoney === 0;
  const { mostPercent } = loyalty.terms;
  const upTo = main(mostMoney);
  const number = new Intl.NumberFormat(i18n.locale).format(mostPoints);
  return (
    <form
      className={styles.field}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setJudged(true);
        if (wantedPoints !== undefined && wantedMoney !== undefined && !isNothing) onSpend(wantedPoints, wantedMoney);
      }}
    >
      {mostPoints > 0 && (
        <TextField
          label={<Trans>Points for this order, up to {number}</Trans>}
          value={points}
          onChange={setPoints}
          inputMode="numeric"
          autoComplete="off"
          data-testid="spend-points"
          problem={isJudged && wantedPoints === undefined && <Trans>A whole number up to {number}</Trans>}
        />
      )}
      {mostMoney > 0 && (
        <TextField
          label={<Trans>From earlier orders, up to {upTo}</Trans>}
          value={money}
          onChange={setMoney}
          inputMode="decimal"
          autoComplete="off"
          placeholder={amountToType(ZERO, currency, i18n.locale)}
          data-testid="spend-money"
          problem={isJudged && wantedMoney === undefined && <Trans>An amount up to {upTo}</Trans>}
        />
      )}
      {mostPercent < 100 && mostMoney > 0 && (
        <p className={styles.note}>
          <Trans>At most {mostPercent}% of the dishes are paid with money from earlier orders.</Trans>
        </p>
      )}
      <Button type="submit" wide disabled={isNothing}>
        <Trans>Spend it on this order</Trans>
      </Button>
    </form>
  );
};

/** The part of an order paid with collected points and money: collapsed and empty until requested. [S6.04] */
export const SpendField = (props: SpendFieldProps) => {
  const { loyalty, chosen, mostPoints, mostMoney, onSpend } = props;
  const { main } = useMoney();
  const [isOpen, setOpen] = useState(false);
  const isAny = (loyalty.points > 0 && loyalty.terms.worth > 0) || loyalty.money > 0;
  if (!isAny) return null;
  const amount = main(loyalty.terms.from);
  const isSaving = loyalty.money > 0 && loyalty.money < loyalty.terms.from;
  return (
    <section className={styles.part} data-testid="spend">
      <p className={styles.note}>
        <There loyalty={loyalty} /> {isSaving && <Trans>From {amount} on you can pay with it.</Trans>}
      </p>
      {!loyalty.isVerified ? (
        <p className={styles.note}>{props.unverified}</p>
      ) : chosen ? (
        <Chosen
          chosen={<ChosenText {...chosen} />}
          onRemove={() => {
            setOpen(false);
            onSpend(0, ZERO);
          }}
        />
      ) : mostPoints === 0 && mostMoney === 0 ? null : isOpen ? (
        <Form {...props} />
      ) : (
        <Button small data-testid="spend-open" onClick={() => setOpen(true)}>
          <Trans>Spend points or money</Trans>
        </Button>
      )}
    </section>
  );
};
