import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { notesAbove } from '#domain/bill/cash-notes.ts';
import { type Currency, type Minor, minor } from '#domain/pricing/money.ts';
import { amountToType } from '#domain/pricing/typed-amount.ts';
import { Button } from '#ui/form/button.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { warningCircle } from '#ui/look/icons-later.ts';
import { useMoney } from '#ui/words/money.tsx';
import styles from './pay-sheet.module.css';

const Missing = ({ missing }: { readonly missing: Minor }) => {
  const sum = useMoney().main(missing);
  return <Trans comment="a guest gave too little cash">{sum} is still missing</Trans>;
};

/** Cash that the guest hands over. Never changes the amount that is noted as paid. */
export const GivenField = ({
  value,
  onChange,
  isUnreadable,
  change = minor(0),
  due,
  currency,
}: {
  readonly value: string;
  readonly onChange: (typed: string) => void;
  readonly isUnreadable: boolean;
  /** Cash to give back; negative: what is missing. */
  readonly change: Minor | undefined;
  /** Amount to pay, with its tip: notes above it are entered by one press. */
  readonly due: Minor;
  readonly currency: Currency;
}) => {
  const { i18n } = useLingui();
  const money = useMoney();
  const notes = notesAbove(due, currency);
  const field = useId();
  const hint = useId();
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
      {notes.length > 0 && (
        <div className={styles.parts} data-testid="notes">
          {notes.map((note) => (
            <Button key={note} small onClick={() => onChange(amountToType(note, currency, i18n.locale))}>
              {money.main(note)}
            </Button>
          ))}
        </div>
      )}
      <p id={hint} className={styles.hint} role="status" data-testid="given-hint">
        {(isUnreadable || change < 0) && (
          <>
            <Icon path={warningCircle} size="1.25rem" />
            {isUnreadable ? <Trans>Enter the cash as a number.</Trans> : <Missing missing={minor(-change)} />}
          </>
        )}
      </p>
    </>
  );
};

/** Cash that the waiter hands back, if any. */
export const Change = ({ change }: { readonly change: Minor | undefined }) => {
  const money = useMoney();
  if (change === undefined || change <= 0) return null;
  return (
    <p className={styles.change} role="status" data-testid="change">
      <span>
        <Trans comment="cash that a waiter hands back to the guest">Change to give back</Trans>
      </span>
      <strong>{money.main(change)}</strong>
    </p>
  );
};
