import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import type { CheckoutFormControl } from '#guest/order/use-checkout-form.ts';
import type { LegalText } from '#guest/place/legal-links.tsx';
import { LinkButton } from '#ui/form/link-button.tsx';
import styles from './checkout.module.css';
import { partProps } from './faults-left.tsx';
import { Problem } from './problem.tsx';

/** Venue pages that a guest must accept. */
export type Agreement = 'both' | 'policy' | 'terms';

/** Error for a missing consent, by what the venue requires. */
const MISSING: Readonly<Record<Agreement, ReactNode>> = {
  both: <Trans>You must accept the terms and the privacy policy</Trans>,
  policy: <Trans>You must accept the privacy policy</Trans>,
  terms: <Trans>You must accept the terms</Trans>,
};

/** Consent to the venue's own pages, with links to them. [S5.10, S5.17] */
export const AgreementRow = ({
  control,
  agreement,
  onOpen,
}: {
  readonly control: CheckoutFormControl;
  readonly agreement: Agreement;
  readonly onOpen: (text: LegalText) => void;
}) => {
  const id = useId();
  const fault = control.faultOf('agreed');
  const opener = (text: LegalText, words: ReactNode) => (
    <LinkButton inText onClick={() => onOpen(text)}>
      {words}
    </LinkButton>
  );
  const terms = opener('terms', <Trans>terms</Trans>);
  const policy = opener('privacy', <Trans>privacy policy</Trans>);
  return (
    <div {...partProps('agreed')} className={styles.section}>
      <div className={styles.agreement}>
        <input
          id={id}
          type="checkbox"
          className={styles.box}
          checked={control.form.agreed}
          aria-invalid={fault ? true : undefined}
          aria-describedby={`${id}-problem`}
          onChange={({ target }) => control.change({ agreed: target.checked })}
          onBlur={() => control.leave('agreed')}
        />
        <label htmlFor={id}>
          {agreement === 'both' && (
            <Trans>
              I accept the {terms} and the {policy}
            </Trans>
          )}
          {agreement === 'policy' && <Trans>I accept the {policy}</Trans>}
          {agreement === 'terms' && <Trans>I accept the {terms}</Trans>}
        </label>
      </div>
      <Problem id={`${id}-problem`} field="agreed" fault={fault} words={MISSING[agreement]} />
    </div>
  );
};
