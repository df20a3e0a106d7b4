import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { CheckoutFormControl } from '#guest/order/use-checkout-form.ts';
import { WhereEatenText } from '#shared/delivery/cutlery-text.tsx';
import { RadioCards } from '#ui/form/radio-cards.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { forkKnife, tote } from '#ui/look/service-icons.ts';
import styles from './checkout.module.css';
import { Problem } from './problem.tsx';
import { Section } from './section.tsx';

const HERE = 0;
const TO_GO = 1;

const Eaten = ({ icon, isToGo }: { readonly icon: string; readonly isToGo: boolean }) => (
  <span className={styles.payment}>
    <Icon path={icon} />
    <WhereEatenText isToGo={isToGo} />
  </span>
);

/** Eat-in or take-away of a kiosk order. No preselection, because an unwanted bag is waste. */
export const WhereEatenField = ({ control }: { readonly control: CheckoutFormControl }) => {
  const problem = useId();
  const { isToGo } = control.form;
  return (
    <Section field="isToGo" title={<Trans>Where will you eat?</Trans>}>
      {(heading) => (
        <>
          <Problem id={problem} field="isToGo" fault={control.faultOf('isToGo')} />
          <RadioCards
            labelledBy={heading}
            describedBy={problem}
            look="tiles"
            value={isToGo === undefined ? undefined : isToGo ? TO_GO : HERE}
            onChange={(value) => control.change({ isToGo: value === TO_GO })}
            options={[
              { value: HERE, label: <Eaten icon={forkKnife} isToGo={false} /> },
              { value: TO_GO, label: <Eaten icon={tote} isToGo /> },
            ]}
          />
        </>
      )}
    </Section>
  );
};
