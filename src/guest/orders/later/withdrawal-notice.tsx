import { Trans } from '@lingui/react/macro';
import type { Withdrawable } from '#domain/order/checkout/withdrawal.ts';
import { info } from '#ui/look/icons.ts';
import { Notice } from '#ui/words/notice.tsx';

/** On the page of a dish that the right of withdrawal covers. */
export const DishWithdrawal = () => (
  <div style={{ marginBlockStart: 'var(--space-4)' }} data-testid="withdrawal-dish">
    <Notice icon={info} title={<Trans>Right of withdrawal</Trans>}>
      <Trans>You may withdraw from this purchase within 14 days, without giving a reason.</Trans>
    </Notice>
  </div>
);

/** The covered dishes by their names, each in the language that it is written in. */
const Names = ({ dishes }: Pick<Withdrawable, 'dishes'>) =>
  dishes.map(({ id, name, textLanguage }, at) => (
    <span key={id} lang={textLanguage}>
      {at > 0 && ', '}
      {name}
    </span>
  ));

/** In the review of an order: from what of it its guest may withdraw, and how; nothing where that is nothing. */
export const OrderWithdrawal = ({
  dishes,
  hasOthers,
  contact,
}: Withdrawable & {
  /** Where the venue is told of it; "": it names nothing. */
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

/** The notice in one line, by the button that orders. */
export const WithdrawalLine = ({ dishes }: Pick<Withdrawable, 'dishes'>) => (
  <>
    <Trans>With a right of withdrawal, 14 days</Trans>: <Names dishes={dishes} />
  </>
);
