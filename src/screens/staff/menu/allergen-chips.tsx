import { Trans } from '@lingui/react/macro';
import { EU_ALLERGENS } from '#domain/menu/menu.ts';
import { ToggleChip } from '#ui/form/toggle-chip.tsx';
import { useAllergenName } from '#ui/words/allergen-name.ts';
import styles from './dish-editor.module.css';

/** The allergens of a dish or of an option, to be declared. */
export const AllergenChips = ({
  allergens,
  prefix = 'allergen',
  onChange,
}: {
  /** Tells the chips of one list from those of another. */
  readonly prefix?: string;
  readonly allergens: readonly string[] | undefined;
  readonly onChange: (codes: readonly string[]) => void;
}) => {
  const nameOf = useAllergenName();
  const chosen = allergens ?? [];
  const codes = [...EU_ALLERGENS, ...chosen.filter((code) => !EU_ALLERGENS.some((one) => one === code))];
  return (
    <fieldset className={styles.allergens}>
      <legend className={styles.heading}>
        <Trans>Allergens</Trans>
      </legend>
      {allergens === undefined && (
        <p className={styles.note}>
          <Trans>Nothing is declared yet, and guests are told so.</Trans>
        </p>
      )}
      {codes.map((code) => (
        <ToggleChip
          key={code}
          testId={`${prefix}-${code}`}
          checked={chosen.includes(code)}
          onChange={(next) => onChange(next ? [...chosen, code] : chosen.filter((one) => one !== code))}
        >
          {nameOf({ code, name: code })}
        </ToggleChip>
      ))}
    </fieldset>
  );
};
