import { Plural, Trans } from '@lingui/react/macro';
import type { RejectReason } from '#domain/order/reject-reason.ts';
import { RejectText } from '#shared/order/reject-text.tsx';
import { prohibit } from '#ui/look/icons.ts';
import { Notice } from '#ui/words/notice.tsx';

export interface VoidedDish {
  /** In the guest's language. */
  readonly name: string;
  /** Portions of its line, which go together. */
  readonly quantity: number;
  /** `undefined`: the reason is unknown. */
  readonly reason: RejectReason | undefined;
}

/** A cause in the reader's language, instead of the text for apps that do not know it. */
const VoidReason = ({ name, reason }: Pick<VoidedDish, 'name' | 'reason'>) =>
  reason?.cause === 'mistake' ? (
    <Trans comment="why a dish is taken off an order">Entered by mistake.</Trans>
  ) : reason?.cause === 'changed_mind' ? (
    <Trans comment="a guest reads why a dish is not coming">Taken off at your request.</Trans>
  ) : (
    <RejectText reason={reason} dishes={[name]} />
  );

const countOf = (dishes: readonly VoidedDish[]): number => dishes.reduce((sum, { quantity }) => sum + quantity, 0);

/** Dishes that the venue took off an order: name, reason, and that they are not charged. */
export const VoidedDishes = ({ dishes }: { readonly dishes: readonly VoidedDish[] }) => (
  <Notice
    icon={prohibit}
    title={<Plural value={countOf(dishes)} one="# item is not coming" other="# items are not coming" />}
  >
    {dishes.map(({ name, reason }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never change their order.
      <span key={at} data-testid="voided-dish">
        {reason?.code === 'sold_out' ? null : `${name}. `}
        <VoidReason name={name} reason={reason} />{' '}
      </span>
    ))}
    <Trans comment="of dishes that the house cannot make">Nothing is charged for that.</Trans>
  </Notice>
);
