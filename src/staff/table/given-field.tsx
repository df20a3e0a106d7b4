import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { type Currency, type Minor, minor } from '#domain/pricing/money.ts';
import { readTypedAmount } from '#domain/pricing/typed-amount.ts';
import { Icon } from '#ui/look/icon.tsx';
import { warningCircle } from '#ui/look/icons-later.ts';
import { useMoney } from '#ui/words/money.tsx';
import styles from './pay-sheet.module.css';

const Missing = ({ missing }: { readonly missing: Minor }) => {
  const sum = useMoney().main(missing);
  return <Trans comment="a guest gave too little cash">{sum} is still missing</Trans>;
};

/** Cash that the guest hands over, and the change. Never changes the amount that is noted as paid. */
export const GivenField = ({
  value,
  onChange,
  currency,
  paid,
  over,
}: {
  readonly value: string;
  readonly onChange: (typed: string) => void;
  readonly currency: Currency;
  /** Amount that will be noted; `undefined`: not readable yet. */
  readonly paid: Minor | undefined;
  /** Larger sum typed as the amount, which counts as given while this field is empty. */
  readonly over: Minor | undefined;
}) => {
  const field = useId();
  const hint = useId();
  const money = useMoney();
  const typed = readTypedAmount(value, currency);
  const given = value.trim() === '' ? over : typed;
  const change = minor(paid === undefined || given === undefined ? 0 : given - paid);
  const isUnreadable = value.trim() !== '' && typed === undefined;
  return (
    <>
      <label className={styles.label} htmlFor={field}>
        <Trans comment="optional field: cash that the guest hands over, from which the change is calculated">
          Given (optional)
        </Trans>
      </label>
      <input
        id={field}
        className={styles.field}
        inputMode="decimal"
        autoComplete="off"
        value={value}
        aria-invalid={isUnreadable}
        aria-describedby={hint}
        data-testid="given"
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <p id={hint} className={styles.hint} role="status" data-testid="given-hint">
        {(isUnreadable || change < 0) && (
          <>
            <Icon path={warningCircle} size="1.25rem" />
            {isUnreadable ? <Trans>Enter the cash as a number.</Trans> : <Missing missing={minor(-change)} />}
          </>
        )}
      </p>
      {change > 0 && (
        <p className={styles.change} role="status" data-testid="change">
          <span>
            <Trans comment="cash that a waiter hands back to the guest">Change to give back</Trans>
          </span>
          <strong>{money.main(change)}</strong>
        </p>
      )}
    </>
  );
};
