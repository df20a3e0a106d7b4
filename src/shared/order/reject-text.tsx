import { Trans } from '@lingui/react/macro';
import type { RejectReason } from '#domain/order/reject-reason.ts';
import { causeTextOf } from '#shared/service/reject-cause.tsx';

const Code = ({ code, names }: Pick<RejectReason, 'code'> & { readonly names: string }) => {
  switch (code) {
    case 'sold_out':
      return names === '' ? <Trans>Something of it has sold out.</Trans> : <Trans>Sold out: {names}.</Trans>;
    case 'kitchen_closed':
      return <Trans>The kitchen is closed.</Trans>;
    case 'too_busy':
      return <Trans>There are too many orders right now.</Trans>;
    case 'out_of_reach':
      return <Trans>We cannot bring it there.</Trans>;
    case 'other':
      return null;
  }
};

/** Reason why the staff rejected an order, in the reader's language; the staff's own text is shown as written. */
export const RejectText = ({
  reason,
  dishes,
}: {
  readonly reason: RejectReason | undefined;
  /** Names of the sold-out dishes. */
  readonly dishes: readonly string[];
}) =>
  reason
    ? (causeTextOf(reason.cause) ?? (
        <>
          <Code code={reason.code} names={dishes.join(', ')} />
          {reason.text !== '' && (
            <>
              {' '}
              <bdi lang="">{reason.text}</bdi>
            </>
          )}
        </>
      ))
    : null;
