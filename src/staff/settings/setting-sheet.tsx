import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { SettingFault } from '#domain/owner/check-setting.ts';
import { type FieldKind, kindOf, type SettingField } from '#domain/owner/setting-fields.ts';
import { currencyIn, type Json, type VenueFile } from '#domain/owner/venue-file.ts';
import { typedAmountText } from '#domain/pricing/typed-amount.ts';
import styles from '#staff/frame/manage.module.css';
import { useFaultFocus } from '#staff/frame/use-fault-focus.ts';
import { Button } from '#ui/form/button.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import { FaultText } from './fault-text.tsx';
import { useSettingTexts } from './setting-text.ts';
import { ValueEditor } from './value-editor.tsx';
import type { MenuLanguages } from './words-fields.tsx';

// Converts an owner's typed text to the file's value; invalid text stays a string and gets an error.
/** A value as shown in a text field. */
const typedText = (value: Json | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const rateOr = (text: string): Json => (/^\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : text);
/** "1,000" is ambiguous, so it stays a string. */
const wholeOr = (text: string): Json => (/^\d+$/.test(text) ? Number(text) : text);

/** Value of a typed text. Empty text: no value, so that the default applies. */
const typedValue = (kind: FieldKind, typed: string, currency: string): Json | undefined => {
  const text = typed.trim();
  if (text === '') return undefined;
  if (kind.kind === 'whole') return wholeOr(text);
  if (kind.kind === 'rate') return rateOr(text);
  if (kind.kind === 'amount') return typedAmountText(text, currency);
  return kind.kind === 'currency' ? text.toUpperCase() : text;
};

export interface SettingSheetProps {
  readonly field: SettingField;
  readonly value: Json | undefined;
  readonly languages: MenuLanguages;
  /** The venue's file, including unpublished edits. */
  readonly file: VenueFile;
  /** Error of a value; `undefined`: valid. */
  readonly faultOf: (value: Json | undefined) => SettingFault | undefined;
  /** Resolves true when saved; otherwise the input stays. */
  readonly onSave: (value: Json | undefined) => Promise<boolean>;
  readonly onClose: () => void;
}

const LINES: readonly string[] = [
  'whole',
  'line',
  'email',
  'phone',
  'link',
  'date',
  'rate',
  'amount',
  'currency',
  'colour',
];
const SAID_BESIDE: readonly string[] = [...LINES, 'words'];

/** Editor of one setting with its explanation; saved for the next publication. */
export const SettingSheet = ({ field, value, languages, file, faultOf, onSave, onClose }: SettingSheetProps) => {
  const kind = kindOf(field);
  const { label, meaning } = useSettingTexts()[field];
  const [chosen, setChosen] = useState(value);
  const [typed, setTyped] = useState(typedText(value));
  const [fault, setFault] = useState<SettingFault>();
  const form = useFaultFocus(fault);
  const [state, setState] = useState<'still' | 'busy' | 'failed'>('still');
  const to = LINES.includes(kind.kind) ? typedValue(kind, typed, currencyIn(file)) : chosen;
  const save = async () => {
    const wrong = faultOf(to);
    setFault(wrong);
    if (wrong) return;
    setState('busy');
    if (await onSave(to)) onClose();
    else setState('failed');
  };
  const problem = fault && <FaultText fault={fault} />;
  return (
    <Sheet open onClose={onClose} title={label} subtitle={meaning}>
      <form
        ref={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <ValueEditor
          field={field}
          languages={languages}
          file={file}
          value={chosen}
          onChange={(next) => {
            setChosen(next);
            setFault(undefined);
          }}
          typed={typed}
          onType={(next) => {
            setTyped(next);
            setFault(undefined);
          }}
          problem={problem}
          problemAt={(at) => fault?.kind === 'at' && fault.at === at && problem}
        />
        <p role="alert" className={styles.problem}>
          {!SAID_BESIDE.includes(kind.kind) && fault?.kind !== 'at' && problem}
          {state === 'failed' && <Trans>It was not kept. What you entered is still here: try again.</Trans>}
        </p>
        <Button type="submit" look="primary" wide disabled={state === 'busy'}>
          <Trans>Keep for publishing</Trans>
        </Button>
      </form>
    </Sheet>
  );
};
