import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { DETAIL_LIMITS } from '#domain/order/order-details.ts';
import { type Minor, ZERO } from '#domain/pricing/money.ts';
import type { CheckoutFormControl } from '#guest/order/use-checkout-form.ts';
import { RadioCards } from '#ui/form/radio-cards.tsx';
import { Stepper } from '#ui/form/stepper.tsx';
import { useMoney } from '#ui/words/money.tsx';
import styles from './checkout.module.css';
import { Problem } from './problem.tsx';
import { Section } from './section.tsx';

const NO = 0;
const YES = 1;

/** Whether cutlery is wanted, and how many sets. “No” is preselected, so only a guest who asks gets it. [S2.53, S5.14] */
export const CutleryField = ({
  control,
  each = ZERO,
}: {
  readonly control: CheckoutFormControl;
  /** Price of one set; zero when free. */
  readonly each?: Minor;
}) => {
  const { t } = useLingui();
  const price = useMoney().main(each);
  const problem = useId();
  const { cutlery = NO } = control.form;
  return (
    <Section field="cutlery" title={<Trans>Cutlery</Trans>}>
      {(heading) => (
        <>
          {each > 0 && (
            <p className={styles.hint} data-testid="cutlery-price">
              <Trans comment="price of a knife, a fork and a spoon">{price} for each set</Trans>
            </p>
          )}
          <Problem id={problem} field="cutlery" fault={control.faultOf('cutlery')} />
          <div className={styles.cutlery}>
            <RadioCards
              labelledBy={heading}
              describedBy={problem}
              look="chips"
              value={Math.min(cutlery, YES)}
              onChange={(value) => control.change({ cutlery: value })}
              options={[
                { value: YES, label: <Trans>Yes</Trans> },
                { value: NO, label: <Trans>No</Trans> },
              ]}
            />
            {cutlery > 0 && (
              <Stepper
                name={t`Cutlery`}
                value={cutlery}
                min={1}
                max={DETAIL_LIMITS.cutlery}
                onChange={(sets) => control.change({ cutlery: sets })}
              />
            )}
          </div>
        </>
      )}
    </Section>
  );
};
