import { Plural, Trans } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { EU_ALLERGENS } from '#domain/menu/menu.ts';
import type { OwnAllergen } from '#domain/owner/declared/declared.ts';
import styles from '#staff/menu/dish-editor.module.css';
import { Button } from '#ui/form/button.tsx';
import { ToggleChip } from '#ui/form/toggle-chip.tsx';
import { useAllergenName } from '#ui/words/allergen-name.ts';

/**
 * A list of allergens with checkboxes: the ticked ones, and the others behind a button. A chip keeps its position while the
 * list is open, so that a keyboard user keeps the focus.
 */
export const AllergenList = ({
  legend,
  note,
  prefix,
  chosen,
  own = [],
  startsOpen = chosen.length === 0,
  onToggle,
  children,
}: {
  readonly legend: ReactNode;
  readonly note?: ReactNode;
  /** Prefix that keeps the ids of several lists apart. */
  readonly prefix: string;
  readonly chosen: readonly string[];
  /** The venue's own allergens. */
  readonly own?: readonly OwnAllergen[];
  readonly startsOpen?: boolean;
  readonly onToggle: (code: string, isOn: boolean) => void;
  readonly children?: ReactNode;
}) => {
  const nameOf = useAllergenName();
  const rest = useId();
  const [isOpen, setOpen] = useState(startsOpen);
  const [kept, setKept] = useState(chosen);
  const codes = [...new Set([...EU_ALLERGENS, ...own.map(({ code }) => code), ...chosen])];
  const isFront = (code: string) => kept.includes(code) || (!isOpen && chosen.includes(code));
  const behind = codes.filter((code) => !isFront(code));
  const chip = (code: string) => (
    <ToggleChip
      key={code}
      testId={`${prefix}-${code}`}
      checked={chosen.includes(code)}
      onChange={(next) => onToggle(code, next)}
    >
      {nameOf({ code, name: own.find((one) => one.code === code)?.name ?? code })}
    </ToggleChip>
  );
  return (
    <fieldset className={styles.allergens}>
      <legend className={styles.heading}>{legend}</legend>
      {note && <p className={styles.note}>{note}</p>}
      {codes.filter(isFront).map(chip)}
      <div id={rest} className={styles.rest} hidden={!isOpen}>
        {behind.map(chip)}
      </div>
      {children}
      {behind.length > 0 && (
        <Button
          small
          look="quiet"
          aria-expanded={isOpen}
          aria-controls={rest}
          data-testid={`${prefix}-more`}
          onClick={() => {
            setKept(chosen);
            setOpen(!isOpen);
          }}
        >
          {isOpen ? <Trans>Show fewer</Trans> : <Plural value={behind.length} one="# more" other="# more" />}
        </Button>
      )}
    </fieldset>
  );
};

/** Allergens of an option. Undeclared and "none" are different states: unticking the last one leaves it undeclared. */
export const AllergenChips = ({
  allergens,
  prefix,
  onChange,
}: {
  readonly prefix: string;
  /** `undefined`: undeclared. Empty: declared as containing none. */
  readonly allergens: readonly string[] | undefined;
  readonly onChange: (codes: readonly string[] | undefined) => void;
}) => {
  const chosen = allergens ?? [];
  const without = (code: string) => {
    const rest = chosen.filter((one) => one !== code);
    return rest.length > 0 ? rest : undefined;
  };
  return (
    <AllergenList
      legend={<Trans>Allergens</Trans>}
      note={allergens === undefined && <NothingDeclared />}
      {...{ prefix, chosen }}
      onToggle={(code, isOn) => onChange(isOn ? [...chosen, code] : without(code))}
    >
      <NoneChip list={allergens} testId={`${prefix}-none`} onNone={(isNone) => onChange(isNone ? [] : undefined)}>
        <Trans comment="a dish holds no allergens">None of these</Trans>
      </NoneChip>
    </AllergenList>
  );
};

/** "None of these", only for an empty list, because one press would otherwise clear all entries. */
export const NoneChip = ({
  list,
  testId,
  onNone,
  children,
}: {
  readonly list: readonly string[] | undefined;
  readonly testId: string;
  readonly onNone: (isNone: boolean) => void;
  readonly children: ReactNode;
}) =>
  (list ?? []).length === 0 && (
    <ToggleChip testId={testId} checked={list !== undefined} onChange={onNone}>
      {children}
    </ToggleChip>
  );

/** Text for guests while nothing is declared. */
export const NothingDeclared = () => <Trans>Nothing is declared yet, and guests are told so.</Trans>;
