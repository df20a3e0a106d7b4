import { Trans } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isTipUnlikely } from '#domain/bill/payment.ts';
import type { Minor } from '#domain/pricing/money.ts';
import { Button } from '#ui/form/button.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { warningCircle } from '#ui/look/icons-later.ts';
import { useMoney } from '#ui/words/money.tsx';
import styles from './pay-sheet.module.css';

/** Tip beside a payment: typed, or the money above the bill. Most payments have none, so its field opens by a button. */
export const TipField = ({
  value,
  onChange,
  tip,
  paid,
  spare,
  isChange,
  onSpare,
}: {
  readonly value: string;
  readonly onChange: (typed: string) => void;
  /** `undefined`: the typed text is no amount. */
  readonly tip: Minor | undefined;
  /** `undefined`: the amount of the payment is not known yet. */
  readonly paid: Minor | undefined;
  /** Money above the bill, which may be the tip; `undefined`: none. */
  readonly spare: Minor | undefined;
  /** `spare` is cash that the waiter would hand back. */
  readonly isChange: boolean;
  readonly onSpare: () => void;
}) => {
  const field = useId();
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  const money = useMoney();
  const [isOpen, setOpen] = useState(value !== '');
  const isShown = isOpen || value !== '';
  // A large note is no tip.
  const isOffered =
    spare !== undefined && spare > 0 && !(paid !== undefined && isTipUnlikely({ amount: paid, tip: spare }));
  const more = isOffered ? money.main(spare) : undefined;
  const open = () => {
    flushSync(() => setOpen(true));
    input.current?.focus();
    input.current?.scrollIntoView?.({ block: 'nearest' });
  };
  return (
    <>
      {(more !== undefined || !isShown) && (
        <div className={styles.tips}>
          {more !== undefined && (
            <Button small data-testid="keep-tip" onClick={onSpare}>
              {isChange ? (
                <Trans comment="button: the guest leaves the change as a tip">Keep {more} as a tip</Trans>
              ) : (
                <Trans comment="button: a part of the money on the card is the tip">{more} of it is a tip</Trans>
              )}
            </Button>
          )}
          {!isShown && (
            <Button small data-testid="add-tip" onClick={open}>
              <Trans comment="button: opens the field of a payment’s tip">Add a tip</Trans>
            </Button>
          )}
        </div>
      )}
      {isShown && (
        <>
          <label className={styles.label} htmlFor={field}>
            <Trans comment="optional field: money for the staff beside the bill">Tip (optional)</Trans>
          </label>
          <input
            ref={input}
            id={field}
            className={styles.field}
            inputMode="decimal"
            autoComplete="off"
            value={value}
            aria-invalid={tip === undefined}
            aria-describedby={hint}
            data-testid="tip"
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          <p id={hint} className={styles.hint} role="status" data-testid="tip-hint">
            {tip === undefined ? (
              <>
                <Icon path={warningCircle} size="1.25rem" />
                <Trans>Enter the tip as a number.</Trans>
              </>
            ) : (
              paid !== undefined &&
              isTipUnlikely({ amount: paid, tip }) && (
                <>
                  <Icon path={warningCircle} size="1.25rem" />
                  <Trans>The tip is more than the payment itself. Is that right?</Trans>
                </>
              )
            )}
          </p>
        </>
      )}
    </>
  );
};
