import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FileTier } from '#domain/owner/discount-tiers.ts';
import { RadioList } from '#ui/form/radio-list.tsx';
import { TextField } from '#ui/form/text-field.tsx';

type Worth = Pick<FileTier, 'valueType' | 'value'>;

/** Value of a discount: a percentage or an amount. */
export const ValueFields = ({
  worth,
  onChange,
  problem,
}: {
  readonly worth: Worth;
  readonly onChange: (worth: Worth) => void;
  readonly problem: ReactNode;
}) => {
  const { t } = useLingui();
  const { valueType, value } = worth;
  return (
    <>
      <RadioList
        name={t`Kind of discount`}
        options={[
          { value: 'percent', label: t`A percentage` },
          { value: 'money', label: t`An amount` },
        ]}
        value={valueType}
        onTake={(kind) => onChange({ valueType: kind, value })}
      />
      <TextField
        label={valueType === 'percent' ? <Trans>Per cent off</Trans> : <Trans>Amount off</Trans>}
        value={value}
        onChange={(next) => onChange({ valueType, value: next })}
        inputMode="decimal"
        autoComplete="off"
        problem={problem}
      />
    </>
  );
};
