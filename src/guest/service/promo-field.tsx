import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Minor } from '#domain/pricing/money.ts';
import { LONGEST_CODE, type PromoTerms } from '#domain/promotion/promo-code.ts';
import type { PromoFault } from '#domain/promotion/promo-faults.ts';
import { RequestLimitText } from '#guest/orders/later/request-limit-text.tsx';
import { Button } from '#ui/form/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { caretRight, info } from '#ui/look/icons.ts';
import { ticket } from '#ui/look/service-icons.ts';
import { useMoney } from '#ui/words/money.tsx';
import { Notice } from '#ui/words/notice.tsx';
import styles from './promo-field.module.css';

/** Reason why a code has no effect. `minimum`: if known. */
export const PromoTroubleText = ({
  trouble,
  minimum,
}: {
  readonly trouble: PromoFault | 'offline' | 'limited' | 'other';
  readonly minimum?: Minor | undefined;
}) => {
  const money = useMoney();
  switch (trouble) {
    case 'unknown':
      return <Trans>We do not know this code. Please look at how it is spelt.</Trans>;
    case 'expired':
      return <Trans>This code is no longer valid.</Trans>;
    case 'not_yet':
      return <Trans>This code is not valid yet.</Trans>;
    case 'used_up':
      return <Trans>This code has been used as often as it may be.</Trans>;
    case 'used_by_guest':
      return <Trans>You have used this code already.</Trans>;
    case 'wrong_order_type':
      return <Trans>This code does not hold for orders from here.</Trans>;
    case 'below_minimum': {
      const least = minimum === undefined ? '' : money.main(minimum);
      return <Trans>This code holds for orders from {least} on.</Trans>;
    }
    case 'better_without':
      return <Trans>Your order has a better discount already, and the code does not add to it.</Trans>;
    case 'offline':
      return <Trans>No internet connection. A code can be entered as soon as there is one.</Trans>;
    case 'limited':
      return <RequestLimitText />;
    case 'other':
      return <Trans>That did not work. Please try again.</Trans>;
  }
};

export interface PromoFieldProps {
  readonly promo: PromoTerms | undefined;
  /** Reason why the code has no effect now; `undefined` when it has an effect. */
  readonly fault: PromoFault | undefined;
  /** A code that was no longer valid when its order arrived. */
  readonly lost: { readonly code: string; readonly fault: PromoFault } | undefined;
  readonly trouble: Parameters<typeof PromoTroubleText>[0]['trouble'] | undefined;
  readonly isBusy: boolean;
  readonly enter: (typed: string) => void;
  readonly remove: () => void;
}

const Entered = ({ promo, fault, remove }: PromoFieldProps & { readonly promo: PromoTerms }) => (
  <div className={styles.entered} data-testid="promo-entered">
    <p className={styles.words} aria-live="polite">
      <span className={styles.code}>{promo.code}</span>
      <span className={styles.note}>
        {fault ? (
          <PromoTroubleText trouble={fault} minimum={promo.minimum} />
        ) : (
          <Trans>The code is in your order.</Trans>
        )}
      </span>
    </p>
    <Button small onClick={remove}>
      <Trans>Remove the code</Trans>
    </Button>
  </div>
);

/** Promo code field in the order: collapsed until requested, with the result of the code. [S1.07, S2.53] */
export const PromoField = (props: PromoFieldProps) => {
  const { promo, lost, trouble, isBusy, enter } = props;
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const code = lost?.code;
  return (
    <section className={styles.field} data-testid="promo">
      {lost && (
        <Notice icon={info} title={<Trans>The code {code} was not taken</Trans>}>
          <PromoTroubleText trouble={lost.fault} />
        </Notice>
      )}
      {promo ? (
        <Entered {...props} promo={promo} />
      ) : isOpen ? (
        <form
          className={styles.field}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (typed.trim() !== '') enter(typed);
          }}
        >
          <TextField
            label={<Trans>Promo code</Trans>}
            value={typed}
            onChange={setTyped}
            maxLength={LONGEST_CODE * 2}
            autoCapitalize="characters"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="done"
            problem={trouble && <PromoTroubleText trouble={trouble} />}
          />
          <Button type="submit" wide disabled={isBusy}>
            <Trans>Use the code</Trans>
          </Button>
        </form>
      ) : (
        <button type="button" className={styles.open} data-testid="promo-open" onClick={() => setOpen(true)}>
          <Icon path={ticket} />
          <span className={styles.words}>
            <Trans>Enter a promo code</Trans>
          </span>
          <Icon path={caretRight} size="1.25rem" />
        </button>
      )}
    </section>
  );
};
