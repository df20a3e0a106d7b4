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
const VoidReason = ({ name, reason }: Pick<VoidedDish, 'name' | 'reason'>) => {
  switch (reason?.cause) {
    case 'mistake':
      return <Trans comment="why a dish is taken off an order">Entered by mistake.</Trans>;
    case 'changed_mind':
      return <Trans comment="a guest reads why a dish is not coming">Taken off at your request.</Trans>;
    case 'returned':
      return <Trans comment="a guest reads why a dish is not charged">You sent it back.</Trans>;
    case 'wrong_dish':
      return <Trans comment="a guest reads why a dish is not charged">It was not the dish you ordered.</Trans>;
    case 'dissatisfied':
      return <Trans comment="a guest reads why a dish is not charged">You were not satisfied with it.</Trans>;
    default:
      return <RejectText reason={reason} dishes={[name]} />;
  }
};

const countOf = (dishes: readonly VoidedDish[]): number => dishes.reduce((sum, { quantity }) => sum + quantity, 0);

/** Dishes that the venue took off an order: name, reason, and that they are not charged. `isServed`: the guest had them. */
export const VoidedDishes = ({
  dishes,
  isServed = false,
}: {
  readonly dishes: readonly VoidedDish[];
  readonly isServed?: boolean;
}) => (
  <Notice
    icon={prohibit}
    title={
      isServed ? (
        <Plural value={countOf(dishes)} one="# item was taken off the bill" other="# items were taken off the bill" />
      ) : (
        <Plural value={countOf(dishes)} one="# item is not coming" other="# items are not coming" />
      )
    }
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
