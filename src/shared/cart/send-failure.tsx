import { Trans } from '@lingui/react/macro';
import { info } from '#ui/look/icons.ts';
import { Notice } from '#ui/words/notice.tsx';

/** Message for an order that could not be saved: it was not sent, and the cart is unchanged. [S8.12] */
export const SendFailure = ({ reason }: { readonly reason: 'changed' | 'storage' }) => (
  <div data-testid="send-failure">
    {reason === 'changed' ? (
      <Notice icon={info} title={<Trans>Your order has changed meanwhile</Trans>}>
        <Trans>Have a look at it, then send it again.</Trans>
      </Notice>
    ) : (
      <Notice icon={info} title={<Trans>An error occurred while sending the order!</Trans>}>
        <Trans>Nothing was sent. Your choice is still here: please try again.</Trans>
      </Notice>
    )}
  </div>
);
