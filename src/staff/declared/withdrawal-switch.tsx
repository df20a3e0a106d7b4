import { Trans } from '@lingui/react/macro';
import { CheckRow } from '#ui/form/check-row.tsx';

/** Switch for whether the EU right of withdrawal covers the item. */
export const WithdrawalSwitch = ({
  isCovered,
  onChange,
}: {
  readonly isCovered: boolean;
  readonly onChange: (isCovered: boolean) => void;
}) => (
  <CheckRow
    label={<Trans>Covered by the right of withdrawal: a voucher or a souvenir, not food or drink</Trans>}
    checked={isCovered}
    onChange={onChange}
  />
);
