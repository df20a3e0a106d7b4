import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LANGUAGE_NAMES, LANGUAGES } from '#domain/language/language.ts';
import { wordsOf } from '#domain/owner/menu-outline.ts';
import { kindOf, type SettingField } from '#domain/owner/setting-fields.ts';
import { methodsIn, methodsToChoose, withMethod } from '#domain/owner/settings/payment-methods.ts';
import type { Json, VenueFile } from '#domain/owner/venue-file.ts';
import { CheckRow } from '#ui/form/check-row.tsx';
import { RadioList } from '#ui/form/radio-list.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { ChargeEditor, VatEditor } from './charges-editor.tsx';
import { DatesEditor } from './dates-editor.tsx';
import { DeliveryEditor } from './delivery-editor.tsx';
import { HoursEditor } from './hours-editor.tsx';
import { ListEditor } from './list-editor.tsx';
import { LocationEditor } from './location-editor.tsx';
import { PrintersEditor } from './printers-editor.tsx';
import { SeasonsEditor } from './seasons-editor.tsx';
import { useSettingTexts } from './setting-text.ts';
import { useChoiceTexts, useMethodTexts } from './shown-value.tsx';
import { StationsEditor } from './stations-editor.tsx';
import { type MenuLanguages, WordsFields } from './words-fields.tsx';

export interface ValueEditorProps {
  readonly field: SettingField;
  readonly languages: MenuLanguages;
  readonly value: Json | undefined;
  readonly onChange: (value: Json | undefined) => void;
  /** The typed text, for single-line fields. */
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly problem: ReactNode;
  readonly file: VenueFile;
  /** Error message of a named field, in a setting with several fields. */
  readonly problemAt: (at: string) => ReactNode;
}

/** Editor of one setting, by its kind. */
export const ValueEditor = (props: ValueEditorProps) => {
  const { field, languages, value, onChange, typed, onType, problem, file, problemAt } = props;
  const { t } = useLingui();
  const { label } = useSettingTexts()[field];
  const choices = useChoiceTexts()[field];
  const methods = useMethodTexts();
  const kind = kindOf(field);
  const line = (type: string, more: object = {}) => (
    <TextField
      label={label}
      type={type}
      value={typed}
      onChange={onType}
      autoComplete="off"
      problem={problem}
      {...more}
    />
  );
  switch (kind.kind) {
    // Changed in its row, by one press.
    case 'switch':
      return null;
    case 'choice':
      return (
        <RadioList
          name={label}
          options={kind.values.map((one) => ({ value: String(one), label: choices?.[one] ?? String(one) }))}
          value={String(value ?? kind.standard)}
          onTake={(taken) => onChange(Number(taken))}
        />
      );
    case 'language':
      return (
        <RadioList
          name={label}
          options={[
            { value: '', label: t`As the guest’s device` },
            ...languages.all.map((one) => ({ value: one, label: LANGUAGE_NAMES[one], lang: one })),
          ]}
          value={typeof value === 'string' ? value : ''}
          onTake={(taken) => onChange(taken === '' ? undefined : taken)}
        />
      );
    case 'languages': {
      const chosen: readonly Json[] = Array.isArray(value) ? value : [];
      return LANGUAGES.map((one) => (
        <CheckRow
          key={one}
          label={LANGUAGE_NAMES[one]}
          lang={one}
          checked={chosen.includes(one)}
          disabled={one === languages.first}
          onChange={(checked) => onChange(checked ? [...chosen, one] : chosen.filter((other) => other !== one))}
        />
      ));
    }
    case 'hours':
      return <HoursEditor value={value} onChange={onChange} />;
    case 'dates':
      return <DatesEditor value={value} onChange={onChange} />;
    case 'words':
      return (
        <WordsFields languages={languages} longest={kind.longest} value={value} onChange={onChange} problem={problem} />
      );
    case 'needs':
    case 'payments':
    case 'questions':
    case 'pickup-places':
    case 'additional-types':
      return <ListEditor kind={kind.kind} {...{ languages, value, onChange, problemAt }} />;
    case 'methods':
      return methodsToChoose(file, kind.methods, value).map((one) => (
        <CheckRow
          key={one}
          label={methods[one].name}
          checked={methodsIn(value).includes(one)}
          onChange={(isOn) => onChange(withMethod(kind.methods, value, one, isOn))}
        />
      ));
    case 'stations':
      return (
        <StationsEditor file={file} languages={languages} value={value} onChange={onChange} problemAt={problemAt} />
      );
    case 'printers':
      return <PrintersEditor file={file} value={value} onChange={onChange} problemAt={problemAt} />;
    case 'seasons':
      return <SeasonsEditor languages={languages} value={value} onChange={onChange} />;
    case 'vat':
      return <VatEditor value={value} onChange={onChange} problemAt={problemAt} />;
    case 'charge':
      return <ChargeEditor file={file} value={value} onChange={onChange} problemAt={problemAt} />;
    case 'location':
      return (
        <LocationEditor
          {...{ file, languages, value, onChange, problemAt }}
          venueName={wordsOf(file.name, languages.first, languages.first)}
        />
      );
    case 'zones':
    case 'rings':
    case 'regions':
    case 'ways':
      return (
        <DeliveryEditor
          kind={kind.kind}
          file={file}
          languages={languages}
          value={value}
          onChange={onChange}
          problemAt={problemAt}
        />
      );
    case 'colour':
      return (
        <>
          {line('text', { maxLength: 7 })}
          <label>
            <Trans>Choose a colour</Trans>{' '}
            <input
              type="color"
              value={/^#[0-9a-f]{6}$/i.test(typed) ? typed : '#b3202a'}
              onChange={(e) => onType(e.target.value)}
            />
          </label>
        </>
      );
    case 'date':
      return line('date');
    case 'whole':
    case 'rate':
    case 'amount':
      return line('text', { inputMode: 'decimal' });
    case 'link':
      return line('url');
    case 'email':
      return line('text', { inputMode: 'email', autoCapitalize: 'none', maxLength: kind.longest });
    case 'phone':
      return line('tel', { maxLength: kind.longest });
    case 'line':
    case 'currency':
      return line('text', kind.kind === 'line' ? { maxLength: kind.longest } : { maxLength: 3 });
  }
};
