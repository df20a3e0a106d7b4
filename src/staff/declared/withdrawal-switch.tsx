import { Trans } from '@lingui/react/macro';
import { CheckRow } from '#ui/form/check-row.tsx';

/** Whether what is sold is covered by the EU's right of withdrawal, by one press. */
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
