import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { isLanguage, LANGUAGE_NAMES, type Language } from '#domain/language/language.ts';
import { sheetColumns } from '#domain/owner/menu-sheet.ts';
import type { ForeignColumn } from '#domain/owner/sheets/foreign-rows.ts';
import manage from '#staff/frame/manage.module.css';
import { Button } from '#ui/form/button.tsx';
import { SelectField } from '#ui/form/select-field.tsx';

/** A column of a sheet and the menu column that it maps to; empty: none. */
export interface ColumnSaid {
  readonly name: string;
  readonly means: string;
}

/** Names of the menu sheet's own columns. */
const useColumnTexts = (): ((column: string) => string) => {
  const { t } = useLingui();
  const words: Readonly<Record<string, string>> = {
    key: t`Key (as in our file)`,
    size: t`Key of the size (as in our file)`,
    category: t`Category`,
    name: t`Name`,
    size_name: t`Size`,
    price: t`Price`,
    packaging: t`Packaging`,
    discount_percent: t`Discount in percent`,
    description: t`Description`,
    label: t({ message: 'Label', comment: "a short word on a dish, such as 'home-made'" }),
    allergens: t`Allergens`,
    may_contain: t`May contain traces`,
    diets: t`Diet`,
  };
  return (column) => {
    const [, kind = column, language] = /^(.+)_([a-z]{2}(?:-[A-Z]{2})?)$/.exec(column) ?? [];
    const isTexts = isLanguage(language);
    const said = words[isTexts ? kind : column] ?? column;
    return isTexts ? `${said} · ${LANGUAGE_NAMES[language]}` : said;
  };
};

/** Maps the columns of a foreign sheet; each menu column may be used once. */
export const SheetColumns = ({
  columns,
  languages,
  isBusy,
  onSay,
}: {
  readonly columns: readonly ForeignColumn[];
  /** Languages of the menu. */
  readonly languages: readonly Language[];
  readonly isBusy: boolean;
  readonly onSay: (said: readonly ColumnSaid[]) => void;
}) => {
  const { t } = useLingui();
  const wordsOf = useColumnTexts();
  const [means, setMeans] = useState<readonly string[]>(() =>
    columns.map(({ guess }, at) => (columns.findIndex((one) => one.guess === guess) === at ? guess : '')),
  );
  const choose = (at: number, chosen: string) =>
    setMeans((before) => before.map((one, i) => (i === at ? chosen : one === chosen ? '' : one)));
  const hasNames = means.some((one) => one === 'key' || one.startsWith('name_'));
  return (
    <div className={manage.form} data-testid="sheet-columns">
      <h3 className={manage.heading}>
        <Trans>What are the columns of this file?</Trans>
      </h3>
      <p className={manage.note}>
        <Trans>
          Dishes, sizes and categories are found by their names. A dish that the menu does not have is new. What you say
          is remembered on this device.
        </Trans>
      </p>
      {columns.map(({ name, sample }, at) => (
        <SelectField
          // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one name, and none moves.
          key={at}
          label={
            <>
              {name === '' ? <Trans>Column {at + 1}</Trans> : name}
              {sample !== '' && ` (${sample.slice(0, 40)})`}
            </>
          }
          value={means[at] ?? ''}
          onChange={(chosen) => choose(at, chosen)}
        >
          <option value="">{t`passed over`}</option>
          {sheetColumns(languages).map((column) => (
            <option key={column} value={column}>
              {wordsOf(column)}
            </option>
          ))}
        </SelectField>
      ))}
      {!hasNames && (
        <p className={manage.note}>
          <Trans>Say which column has the names: without them no dish can be found.</Trans>
        </p>
      )}
      <Button
        look="ink"
        wide
        disabled={isBusy || !hasNames}
        onClick={() => onSay(columns.map(({ name }, at) => ({ name, means: means[at] ?? '' })))}
      >
        <Trans>Compare with the menu</Trans>
      </Button>
    </div>
  );
};
