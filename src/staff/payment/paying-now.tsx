import { Trans } from '@lingui/react/macro';
import type { PayingShare } from '#domain/bill/shares.ts';
import { WaitNotice } from '#staff/tables/wait-notice.tsx';
import { creditCard } from '#ui/look/staff-icons.ts';
import { formatTime } from '#ui/words/format-time.ts';
import { useMoney } from '#ui/words/money.tsx';

const Title = ({ amount, guest }: PayingShare) => {
  const money = useMoney();
  const sum = money.main(amount);
  if (!guest) return <Trans>A guest is paying {sum} by card now</Trans>;
  const { name, number } = guest;
  if (name !== undefined)
    return (
      <Trans comment="a guest by name, and how much of the bill">
        {name} is paying {sum} by card now
      </Trans>
    );
  return (
    <Trans comment="a guest by number, and how much of the bill">
      Guest {number} is paying {sum} by card now
    </Trans>
  );
};

/** Shares of a table's bill that guests are paying on their own devices. Nobody else can pay them until that has ended. */
export const PayingNow = ({
  paying = [],
  timeZone,
}: {
  readonly paying: readonly PayingShare[] | undefined;
  readonly timeZone: string;
}) =>
  paying.map((share) => {
    const until = share.until === undefined ? undefined : formatTime(share.until, timeZone);
    return (
      <WaitNotice
        key={`${share.until} ${share.amount} ${share.guest?.number}`}
        icon={creditCard}
        testId="paying-now"
        title={<Title {...share} />}
      >
        {until === undefined ? (
          <Trans>On their own device. Nobody else can pay it meanwhile.</Trans>
        ) : (
          <Trans>On their own device, until {until} at the latest. Nobody else can pay it meanwhile.</Trans>
        )}
      </WaitNotice>
    );
  });
