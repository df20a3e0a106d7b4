import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { Json, JsonObject } from '#domain/owner/venue-file.ts';
import { typedAmountText } from '#domain/pricing/typed-amount.ts';
import manage from '#staff/frame/manage.module.css';
import { TextField } from '#ui/form/text-field.tsx';
import styles from './settings.module.css';

export interface PartProps {
  readonly one: JsonObject;
  readonly onChange: (one: JsonObject) => void;
  readonly problemAt: (field: string) => ReactNode;
}

const text = (value: Json | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** The item with a field set; `undefined` removes the field. */
export const having = (one: JsonObject, field: string, value: Json | undefined): JsonObject => {
  const { [field]: _, ...rest } = one;
  return value === undefined ? rest : { ...rest, [field]: value };
};

/** A typed number; an incomplete one stays a string. */
const numberOr = (typed: string): Json => {
  const said = typed.trim().replace(',', '.');
  return /^-?\d+(?:\.\d+)?$/.test(said) ? Number(said) : said;
};

/** One field of an item: an amount in the given currency, or without one a number. */
export const TypedPart = ({
  field,
  label,
  currency,
  one,
  onChange,
  problemAt,
}: PartProps & { readonly field: string; readonly label: ReactNode; readonly currency?: string }) => {
  const [typed, setTyped] = useState('');
  const value = text(one[field]);
  const read = (next: string): Json | undefined =>
    currency === undefined ? numberOr(next) : typedAmountText(next, currency) || undefined;
  return (
    <TextField
      label={label}
      // Shows the text as typed while it equals the field's value: "2.0" is 2, "2,5" is 2.50.
      value={value !== '' && text(read(typed)) === value ? typed : value}
      onChange={(next) => {
        setTyped(next);
        onChange(having(one, field, read(next)));
      }}
      inputMode="decimal"
      autoComplete="off"
      problem={problemAt(field)}
    />
  );
};

/** Delivery fee, free delivery and minimum order. */
export const TermsFields = (props: PartProps & { readonly currency: string }) => (
  <>
    <TypedPart {...props} field="deliveryPrice" label={<Trans>What the way costs; 0: free</Trans>} />
    <TypedPart {...props} field="freeFrom" label={<Trans>Free from this amount on; empty: as for all</Trans>} />
    <TypedPart {...props} field="minimum" label={<Trans>Minimum order; empty: as for all</Trans>} />
  </>
);

/** Delivery hours of the item; empty: whenever the venue delivers. */
export const WindowFields = ({ one, onChange, problemAt }: PartProps) => {
  const { t } = useLingui();
  const time = (field: 'activeFrom' | 'activeTo', label: string) => (
    <input
      type="time"
      className={styles.time}
      aria-label={label}
      value={text(one[field])}
      onChange={({ target }) => onChange(having(one, field, target.value || undefined))}
    />
  );
  return (
    <fieldset className={styles.choices}>
      <legend className={manage.note}>
        <Trans>Served at these hours alone; empty: always</Trans>
      </legend>
      <div className={styles.window}>
        {time('activeFrom', t`Served from`)}
        <span aria-hidden="true">–</span>
        {time('activeTo', t`Served until`)}
      </div>
      <p role="alert" className={manage.problem}>
        {problemAt('window')}
      </p>
    </fieldset>
  );
};
