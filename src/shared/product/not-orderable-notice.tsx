import type { ReactNode } from 'react';
import type { DishReason, PlaceReason } from '#domain/order/reasons.ts';
import { DISH_WORDS } from '#shared/order/reason-words.tsx';
import { info } from '#ui/look/icons.ts';
import { Notice } from '#ui/words/notice.tsx';

/** Why there is no button. [S2.47] */
export const NotOrderableNotice = ({
  reason,
  until,
}: {
  readonly reason: DishReason | PlaceReason;
  /** When it can be ordered again, where that is known. */
  readonly until?: ReactNode;
}) => {
  const { title, hint } = DISH_WORDS[reason];
  return (
    <div style={{ marginBlockStart: 'var(--space-4)' }} data-testid="order-disabled">
      <Notice icon={info} title={title}>
        {until ?? hint}
      </Notice>
    </div>
  );
};
