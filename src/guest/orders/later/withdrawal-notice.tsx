import { Trans } from '@lingui/react/macro';
import type { Withdrawable } from '#domain/order/checkout/withdrawal.ts';
import { info } from '#ui/look/icons.ts';
import { Notice } from '#ui/words/notice.tsx';

/** Notice on the page of a dish with a right of withdrawal. */
export const DishWithdrawal = () => (
  <div style={{ marginBlockStart: 'var(--space-4)' }} data-testid="withdrawal-dish">
    <Notice icon={info} title={<Trans>Right of withdrawal</Trans>}>
      <Trans>You may withdraw from this purchase within 14 days, without giving a reason.</Trans>
    </Notice>
  </div>
);

/** Names of the covered dishes, each with its own language. */
const Names = ({ dishes }: Pick<Withdrawable, 'dishes'>) =>
  dishes.map(({ id, name, textLanguage }, at) => (
    <span key={id} lang={textLanguage}>
      {at > 0 && ', '}
      {name}
    </span>
  ));

/** Order review: which dishes may be withdrawn and how; empty when none. */
export const OrderWithdrawal = ({
  dishes,
  hasOthers,
  contact,
}: Withdrawable & {
  /** Contact for a withdrawal; empty when the venue names none. */
  readonly contact: string;
}) =>
  dishes.length > 0 && (
    <div data-testid="withdrawal">
      <Notice
        icon={info}
        title={
          <>
            <Trans>Right of withdrawal</Trans>: <Names dishes={dishes} />
          </>
        }
      >
        <Trans>You may withdraw from this purchase within 14 days, without giving a reason.</Trans>{' '}
        {contact !== '' && <Trans>To do so, contact us: {contact}.</Trans>}{' '}
        {hasOthers && <Trans>This right does not cover the rest of your order.</Trans>}
      </Notice>
    </div>
  );

/** One-line notice beside the order button. */
export const WithdrawalLine = ({ dishes }: Pick<Withdrawable, 'dishes'>) => (
  <>
    <Trans>With a right of withdrawal, 14 days</Trans>: <Names dishes={dishes} />
  </>
);
