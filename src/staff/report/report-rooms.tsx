import { Trans } from '@lingui/react/macro';
import type { RoomSum } from '#domain/owner/reports/report-people.ts';
import type { Currency } from '#domain/pricing/money.ts';
import { useSums } from '#staff/today/sum-text.tsx';
import { ReportList } from './report-list.tsx';

/** Hotel rooms with what staff put on their bills, for the reception; nothing without any. */
export const ReportRooms = ({
  rooms,
  currency,
}: {
  readonly rooms: readonly RoomSum[];
  readonly currency: Currency;
}) => {
  const sums = useSums(currency);
  return (
    <ReportList
      title={<Trans comment="a list of hotel rooms with what guests ordered on their bills">On the rooms’ bills</Trans>}
      heads={[
        <Trans key="room" comment="head of a column: a hotel room">
          Room
        </Trans>,
        <Trans key="sum" comment="head of a column: an amount of money">
          Sum
        </Trans>,
      ]}
      none={false}
      testId="rooms"
    >
      {rooms.map(({ room, sums: own }) => (
        <tr key={room}>
          <th scope="row">
            <bdi>{room}</bdi>
          </th>
          <td>{sums(own)}</td>
        </tr>
      ))}
    </ReportList>
  );
};
