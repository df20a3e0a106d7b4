import { Plural, Trans } from '@lingui/react/macro';
import type { RejectReason } from '#domain/order/reject-reason.ts';
import { RejectText } from '#shared/order/reject-text.tsx';
import { prohibit } from '#ui/look/icons.ts';
import { Notice } from '#ui/words/notice.tsx';

export interface VoidedDish {
  /** In the guest's language. */
  readonly name: string;
  /** `undefined`: the reason is unknown. */
  readonly reason: RejectReason | undefined;
}

/** Dishes that the venue took off an order: name, reason, and that they are not charged. */
export const VoidedDishes = ({ dishes }: { readonly dishes: readonly VoidedDish[] }) => (
  <Notice
    icon={prohibit}
    title={<Plural value={dishes.length} one="# item is not coming" other="# items are not coming" />}
  >
    {dishes.map(({ name, reason }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never change their order.
      <span key={at} data-testid="voided-dish">
        {reason?.code === 'sold_out' ? null : `${name}. `}
        <RejectText reason={reason} dishes={[name]} />{' '}
      </span>
    ))}
    <Trans comment="of dishes that the house cannot make">Nothing is charged for that.</Trans>
  </Notice>
);
