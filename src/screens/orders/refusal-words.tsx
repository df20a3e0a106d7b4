import { Trans } from '@lingui/react/macro';
import type { Refusal } from '#domain/order/refusal.ts';
import { REFUSED_WORDS } from '../order/reason-words.tsx';

/** Why the server turned an order down, and where its dishes are now. */
export const RefusalWords = ({ refusal }: { readonly refusal: Refusal | undefined }) => (
  <>
    {REFUSED_WORDS[refusal?.code ?? 'invalid_order']}{' '}
    {refusal?.code !== 'order_cancelled' && <Trans>The dishes are back in your order.</Trans>}
  </>
);
