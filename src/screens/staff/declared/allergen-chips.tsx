import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { EU_ALLERGENS } from '#domain/menu/menu.ts';
import type { OwnAllergen } from '#domain/owner/declared/declared.ts';
import { ToggleChip } from '#ui/form/toggle-chip.tsx';
import { useAllergenName } from '#ui/words/allergen-name.ts';
import styles from '../menu/dish-editor.module.css';

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
  /** Those that the venue names itself. */
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

/** The allergens of an option, to be declared. */
export const AllergenChips = ({
  allergens,
  prefix,
  onChange,
}: {
  readonly prefix: string;
  readonly allergens: readonly string[] | undefined;
  readonly onChange: (codes: readonly string[]) => void;
}) => {
  const chosen = allergens ?? [];
  return (
    <AllergenList
      legend={<Trans>Allergens</Trans>}
      note={allergens === undefined && <NothingDeclared />}
      {...{ prefix, chosen }}
      onToggle={(code, isOn) => onChange(isOn ? [...chosen, code] : chosen.filter((one) => one !== code))}
    />
  );
};

/** What guests are told as long as nobody has declared anything. */
export const NothingDeclared = () => <Trans>Nothing is declared yet, and guests are told so.</Trans>;
