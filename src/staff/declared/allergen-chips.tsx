import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { EU_ALLERGENS } from '#domain/menu/menu.ts';
import type { OwnAllergen } from '#domain/owner/declared/declared.ts';
import styles from '#staff/menu/dish-editor.module.css';
import { ToggleChip } from '#ui/form/toggle-chip.tsx';
import { useAllergenName } from '#ui/words/allergen-name.ts';

/** A list of allergens, to be ticked. */
export const AllergenList = ({
  legend,
  note,
  prefix,
  chosen,
  own = [],
  onToggle,
  children,
}: {
  readonly legend: ReactNode;
  readonly note?: ReactNode;
  /** Tells the chips of one list from those of another. */
  readonly prefix: string;
  readonly chosen: readonly string[];
  /** Allergens that the venue names itself. */
  readonly own?: readonly OwnAllergen[];
  readonly onToggle: (code: string, isOn: boolean) => void;
  readonly children?: ReactNode;
}) => {
  const nameOf = useAllergenName();
  const codes = new Set([...EU_ALLERGENS, ...own.map(({ code }) => code), ...chosen]);
  return (
    <fieldset className={styles.allergens}>
      <legend className={styles.heading}>{legend}</legend>
      {note && <p className={styles.note}>{note}</p>}
      {[...codes].map((code) => (
        <ToggleChip
          key={code}
          testId={`${prefix}-${code}`}
          checked={chosen.includes(code)}
          onChange={(next) => onToggle(code, next)}
        >
          {nameOf({ code, name: own.find((one) => one.code === code)?.name ?? code })}
        </ToggleChip>
      ))}
      {children}
    </fieldset>
  );
};

/** The allergens of an option. Undeclared and "none" are two states: taking the last one back declares nothing. */
export const AllergenChips = ({
  allergens,
  prefix,
  onChange,
}: {
  readonly prefix: string;
  /** undefined: undeclared. Empty: it contains none. */
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

/** "None of these" for a list without entries. With entries it is not offered: one press would take them all away. */
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

/** Words to guests as long as nobody has declared anything. */
export const NothingDeclared = () => <Trans>Nothing is declared yet, and guests are told so.</Trans>;
