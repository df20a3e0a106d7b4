import { Trans } from '@lingui/react/macro';
import { sumPaying } from '#domain/bill/shares.ts';
import type { Minor } from '#domain/pricing/money.ts';
import type { TableView } from '#staff/tables/table-view.ts';
import { WaitNotice } from '#staff/tables/wait-notice.tsx';
import { creditCard } from '#ui/look/service-icons.ts';
import { useMoney } from '#ui/words/money.tsx';

/** Why chosen dishes cannot be paid in full: guests are paying a part of the bill by card, or have paid a sum of it. */
export const Capped = ({
  sum,
  left,
  table,
}: {
  sum: Minor;
  left: Minor;
  table: Pick<TableView, 'paid' | 'paying'>;
}) => {
  const money = useMoney();
  const paying = sumPaying(table.paying);
  const [dishes, most] = [money.main(sum), money.main(left)];
  const [held, paid] = [money.main(paying), money.main(table.paid)];
  return (
    <WaitNotice
      icon={creditCard}
      testId="pay-capped"
      title={<Trans comment="the most that staff can take of a bill">No more than {most} can be taken now</Trans>}
    >
      {paying > 0 ? (
        <Trans>
          The dishes come to {dishes}, and guests are paying {held} of the bill by card now.
        </Trans>
      ) : (
        <Trans>
          The dishes come to {dishes}, and {paid} of the bill is paid already.
        </Trans>
      )}
    </WaitNotice>
  );
};
