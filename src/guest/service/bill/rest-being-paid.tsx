import { Trans } from '@lingui/react/macro';
import { heldRestOf, type ToldBill } from '#domain/bill/told-bill.ts';
import { creditCard } from '#ui/look/service-icons.ts';
import { formatTime } from '#ui/words/format-time.ts';
import { Notice } from '#ui/words/notice.tsx';
import { GuestText } from './guest-text.tsx';

/** Says above the payment methods that others at the table are paying all that is left; empty otherwise. */
export const RestBeingPaid = ({
  told,
  timeZone,
}: {
  readonly told: ToldBill | undefined;
  /** IANA name; times are in the place's zone. */
  readonly timeZone: string;
}) => {
  const held = told ? heldRestOf(told) : [];
  const [first, ...others] = held;
  if (!first) return null;
  const who = others.length === 0 && first.guest && <GuestText guest={first.guest} isReader={false} />;
  const last = Math.max(0, ...held.map(({ until = 0 }) => until));
  const time = formatTime(last, timeZone);
  return (
    <div data-testid="rest-being-paid">
      <Notice
        icon={creditCard}
        title={
          who ? (
            <Trans comment="the guest at the table who pays all that is left of the bill">
              {who} is paying the rest by card now
            </Trans>
          ) : (
            <Trans>Others at your table are paying the rest by card now</Trans>
          )
        }
      >
        {last > 0 ? (
          <Trans>You need not pay anything. If it is not paid by {time}, you can pay here again.</Trans>
        ) : (
          <Trans>You need not pay anything.</Trans>
        )}
      </Notice>
    </div>
  );
};
