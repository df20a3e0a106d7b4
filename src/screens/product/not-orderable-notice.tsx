import { Trans } from '@lingui/react/macro';
import { info } from '#ui/look/icons.ts';
import { Notice } from '#ui/words/notice.tsx';

/**
 * not_allowed  no category of the dish takes orders [S2.47]
 * sold_out     off for now
 * closed       the kitchen is closed, or takes no orders at the moment
 */
export type NotOrderable = 'not_allowed' | 'sold_out' | 'closed';

const Title = ({ reason }: { readonly reason: NotOrderable }) => {
  switch (reason) {
    case 'not_allowed':
      return <Trans>This product cannot be ordered</Trans>;
    case 'sold_out':
      return <Trans>Sold out today</Trans>;
    case 'closed':
      return <Trans>We are not taking orders at the moment.</Trans>;
  }
};

/** Why there is no button. */
export const NotOrderableNotice = ({ reason }: { readonly reason: NotOrderable }) => (
  <div style={{ marginBlockStart: 'var(--space-4)' }} data-testid="order-disabled">
    <Notice icon={info} title={<Title reason={reason} />}>
      {reason === 'not_allowed' && <Trans>Please ask the waiter about it.</Trans>}
    </Notice>
  </div>
);
