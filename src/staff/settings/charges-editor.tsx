import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import {
  chargedTypes,
  chargeIn,
  chargeToJson,
  type FileCharge,
  type FileVat,
  vatIn,
  vatToJson,
} from '#domain/owner/settings/charges.ts';
import { currencyIn, type Json, type VenueFile } from '#domain/owner/venue-file.ts';
import { useOrderTypeTexts } from '#staff/discounts/discount-text.tsx';
import manage from '#staff/frame/manage.module.css';
import { CheckRow } from '#ui/form/check-row.tsx';
import { RadioList } from '#ui/form/radio-list.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { TypedPart } from './terms-fields.tsx';

export interface ChargeEditorProps {
  readonly file: VenueFile;
  readonly value: Json | undefined;
  readonly onChange: (value: Json | undefined) => void;
  readonly problemAt: (at: string) => ReactNode;
}

/** A typed number in the file's notation. */
const numberText = (typed: string): string => typed.trim().replace(',', '.').replace(/\s?%$/, '');

/** Tax contained in prices: eat-in and take-away. */
export const VatEditor = ({ value, onChange, problemAt }: Omit<ChargeEditorProps, 'file'>) => {
  const rates = vatIn(value);
  const set = (more: Partial<FileVat>) => onChange(vatToJson({ ...rates, ...more }));
  return (
    <>
      <TextField
        label={<Trans>Eaten in the house, in per cent</Trans>}
        value={rates.here}
        // An owner with one rate types it once.
        onChange={(typed) => {
          const here = numberText(typed);
          set(rates.away === rates.here ? { here, away: here } : { here });
        }}
        inputMode="decimal"
        autoComplete="off"
        problem={problemAt('here')}
      />
      <TextField
        label={<Trans>Taken away or delivered, in per cent</Trans>}
        value={rates.away}
        onChange={(typed) => set({ away: numberText(typed) })}
        inputMode="decimal"
        autoComplete="off"
        problem={problemAt('away')}
      />
    </>
  );
};

const freshCharge = (types: FileCharge['orderTypes']): FileCharge => ({
  valueType: 'percent',
  value: '10',
  orderTypes: types.filter((type) => type === 'spot'),
});

/** Service charge, shown as its own price step. */
export const ChargeEditor = ({ file, value, onChange, problemAt }: ChargeEditorProps) => {
  const { t } = useLingui();
  const names = useOrderTypeTexts();
  const charge = chargeIn(value);
  const set = (next: FileCharge | undefined) => onChange(chargeToJson(next));
  const types = chargedTypes(file);
  const toggle = (of: FileCharge, type: (typeof types)[number], holds: boolean) =>
    set({ ...of, orderTypes: [...of.orderTypes.filter((one) => one !== type), ...(holds ? [type] : [])] });
  return (
    <>
      <RadioList
        name={t`Service`}
        options={[
          { value: 'none', label: t`No charge` },
          { value: 'percent', label: t`A percentage of the dishes` },
          { value: 'money', label: t`An amount for each order` },
        ]}
        value={charge?.valueType ?? 'none'}
        onTake={(kind) =>
          set(
            kind === 'percent' || kind === 'money' ? { ...(charge ?? freshCharge(types)), valueType: kind } : undefined,
          )
        }
      />
      {charge && (
        <>
          {charge.valueType === 'percent' ? (
            <TextField
              label={<Trans>Per cent</Trans>}
              value={charge.value}
              onChange={(typed) => set({ ...charge, value: numberText(typed) })}
              inputMode="decimal"
              autoComplete="off"
              problem={problemAt('value')}
            />
          ) : (
            <TypedPart
              one={{ value: charge.value }}
              field="value"
              currency={currencyIn(file)}
              label={<Trans>Amount</Trans>}
              onChange={({ value = '' }) => set({ ...charge, value: String(value) })}
              problemAt={problemAt}
            />
          )}
          <fieldset className={manage.form}>
            <legend>
              <Trans>For which orders</Trans>
            </legend>
            {types.map((type) => (
              <CheckRow
                key={type}
                label={names[type]}
                checked={charge.orderTypes.includes(type)}
                onChange={(holds) => toggle(charge, type, holds)}
              />
            ))}
          </fieldset>
          <p role="alert" className={manage.problem}>
            {problemAt('orderTypes')}
          </p>
          {charge.valueType === 'money' && (
            <p className={manage.note}>
              <Trans>Every order bears it: a table that orders three times pays it three times.</Trans>
            </p>
          )}
          <p className={manage.note}>
            <Trans>
              Where the law wants end prices on the menu, as in Germany and Austria, put it into the prices instead.
            </Trans>
          </p>
        </>
      )}
    </>
  );
};
