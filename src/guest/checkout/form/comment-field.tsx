import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { DETAIL_LIMITS } from '#domain/order/order-details.ts';
import type { OrderType } from '#domain/place/place.ts';
import type { CheckoutFormControl } from '#guest/order/use-checkout-form.ts';
import { TextArea } from '#ui/form/text-area.tsx';
import styles from './checkout.module.css';
import { Problem } from './problem.tsx';
import { Section } from './section.tsx';

/** A comment to the kitchen about the whole order. [S3.31, S5.15] */
export const CommentField = ({
  control,
  orderType,
}: {
  readonly control: CheckoutFormControl;
  readonly orderType: OrderType;
}) => {
  const { t } = useLingui();
  const label = useId();
  const { comment } = control.form;
  // UTF-16 length, as `maxlength` counts: an emoji counts as two.
  const { length } = comment;
  const { comment: most } = DETAIL_LIMITS;
  return (
    <Section
      field="comment"
      title={orderType === 'delivery' ? <Trans>For the kitchen and the courier</Trans> : <Trans>For the kitchen</Trans>}
      aside={
        <Trans>
          {length} of {most}
        </Trans>
      }
    >
      {(heading) => (
        <>
          <span id={label} className={styles.label}>
            <Trans>Comment</Trans>
          </span>
          <TextArea
            aria-labelledby={`${heading} ${label}`}
            value={comment}
            maxLength={most}
            placeholder={t`For example: no onions, please`}
            onChange={(text) => control.change({ comment: text })}
            onBlur={() => control.leave('comment')}
          />
          <Problem field="comment" fault={control.faultOf('comment')} />
        </>
      )}
    </Section>
  );
};
