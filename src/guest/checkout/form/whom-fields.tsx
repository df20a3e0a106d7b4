import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { OrderMail } from '#contract/order/order-mail.ts';
import type { CheckoutField } from '#domain/order/checkout/checkout-form.ts';
import type { OrderType } from '#domain/place/place.ts';
import type { CheckoutFormControl } from '#guest/order/use-checkout-form.ts';
import { Button } from '#ui/form/button.tsx';
import { TextField, type TextFieldProps } from '#ui/form/text-field.tsx';
import styles from './checkout.module.css';
import { FaultText } from './fault-text.tsx';
import { partProps } from './faults-left.tsx';
import { Section } from './section.tsx';

type TextPart = 'name' | 'phone' | 'email' | 'room';

/** A field of the form, with its error once the guest has left it. */
export const CheckoutText = ({
  control,
  field,
  label,
  hint,
  ...input
}: {
  readonly control: CheckoutFormControl;
  readonly field: TextPart;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
} & Omit<TextFieldProps, 'label' | 'value' | 'onChange' | 'problem'>) => {
  const fault = control.faultOf(field);
  return (
    <div {...partProps(field)}>
      <TextField
        {...input}
        label={label}
        value={control.form[field]}
        onChange={(text) => control.change({ [field]: text })}
        onBlur={() => control.leave(field)}
        problem={fault && <FaultText {...fault} field={field} />}
      />
      {hint && !fault && <p className={styles.hint}>{hint}</p>}
    </div>
  );
};

const WHOM: readonly CheckoutField[] = ['name', 'phone'];

/** Purpose of the email address. A demo names its folder, so that nobody waits for a mail in vain. */
const MailHint = ({ mail }: { readonly mail: OrderMail }) => {
  if (mail === 'sent') return <Trans>We send you your order and the link to it there, and nothing else.</Trans>;
  if (mail === 'folder')
    return <Trans>This is a demo: the mail with your order is a file in the folder “mail” of the server’s data.</Trans>;
  return <Trans>Only if the venue has to write to you about this order.</Trans>;
};

/**
 * The person who orders. Details known to the device are shown; the fields appear when details are missing, or on request.
 */
export const WhomFields = ({
  control,
  orderType,
  isKnown,
  shownPhone,
  mail,
  isKept = false,
  onForget,
}: {
  readonly control: CheckoutFormControl;
  readonly orderType: OrderType;
  /** Name and phone were known before the page was opened, and neither needs fixing. */
  readonly isKnown: boolean;
  readonly shownPhone: string;
  /** How the server mails the order. */
  readonly mail: OrderMail;
  /** The guest's own device, which keeps name and number for the next order. */
  readonly isKept?: boolean;
  /** Deletes the guest's details from the device; `undefined` when the device has none. */
  readonly onForget?: (() => void) | undefined;
}) => {
  const { t } = useLingui();
  const [isTold, setTold] = useState(isKnown);
  const { name } = control.form;
  const isWhole = isTold && !WHOM.some((field) => control.faultOf(field));
  return (
    <Section title={orderType === 'delivery' ? <Trans>Whom to ask for</Trans> : <Trans>In whose name</Trans>}>
      {() => (
        <div className={styles.fields}>
          {isWhole ? (
            <div className={styles.summary} data-testid="whom-known">
              <span className={styles.summaryWords}>
                <span className={styles.strong}>{name}</span>
                <span>{shownPhone}</span>
              </span>
              <Button look="quiet" small aria-label={t`Change name and phone`} onClick={() => setTold(false)}>
                <Trans>Change</Trans>
              </Button>
            </div>
          ) : (
            <div className={styles.fields}>
              <CheckoutText
                control={control}
                field="name"
                label={<Trans>Name</Trans>}
                autoComplete="name"
                autoCapitalize="words"
                spellCheck={false}
                enterKeyHint="next"
              />
              <CheckoutText
                control={control}
                field="phone"
                label={<Trans>Phone</Trans>}
                type="tel"
                inputMode="tel"
                autoComplete="tel"
                enterKeyHint="done"
                hint={
                  orderType === 'delivery' ? (
                    <Trans>Only if the courier cannot find you.</Trans>
                  ) : (
                    <Trans>Only if something about the order is unclear.</Trans>
                  )
                }
              />
            </div>
          )}
          {isKept && (
            <div className={styles.summary} data-testid="whom-kept">
              <p className={`${styles.summaryWords} ${styles.hint}`}>
                <Trans>Name and phone stay on this device for your next order.</Trans>
              </p>
              {onForget && (
                <Button
                  look="quiet"
                  small
                  aria-label={t`Forget name and phone`}
                  onClick={() => {
                    onForget();
                    setTold(false);
                  }}
                >
                  <Trans>Forget</Trans>
                </Button>
              )}
            </div>
          )}
          <CheckoutText
            control={control}
            field="email"
            label={<Trans>Email (optional)</Trans>}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="done"
            hint={<MailHint mail={mail} />}
          />
        </div>
      )}
    </Section>
  );
};
