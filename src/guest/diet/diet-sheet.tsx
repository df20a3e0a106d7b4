import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { Avoidance } from '#domain/diet/diet.ts';
import type { Language } from '#domain/language/language.ts';
import { type Allergen, DIETS, type Diet, EU_ALLERGENS } from '#domain/menu/menu.ts';
import { Button } from '#ui/form/button.tsx';
import { CheckRow } from '#ui/form/check-row.tsx';
import { ToggleChip } from '#ui/form/toggle-chip.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import { ALLERGEN_ICONS } from '#ui/look/allergen-icons.ts';
import { useAllergenName } from '#ui/words/allergen-name.ts';
import { useDietName } from '#ui/words/diet-name.ts';
import styles from './diet-sheet.module.css';

export interface DietSheetProps {
  readonly open: boolean;
  readonly avoidance: Avoidance;
  readonly hides: boolean;
  /** The venue's own allergens, in addition to the fourteen legal ones. */
  readonly own: readonly Allergen[];
  /** Language of the venue's own names. */
  readonly ownLanguage: Language;
  /** Used by many guests, one after the other. */
  readonly shared: boolean;
  readonly onAllergen: (code: string) => void;
  readonly onDiet: (diet: Diet) => void;
  readonly onHides: (hides: boolean) => void;
  readonly onClear: () => void;
  readonly onClose: () => void;
}

/** Choice of allergens and diets; each press is saved at once. Includes Radix: load it with React.lazy. */
export const DietSheet = (props: DietSheetProps) => {
  const { avoidance, own, onAllergen } = props;
  const id = useId();
  const allergenName = useAllergenName();
  const { nameOf } = useDietName();
  const isChosen = avoidance.avoid.length + avoidance.diets.length > 0;
  return (
    <Sheet
      open={props.open}
      onClose={props.onClose}
      title={<Trans>What should we watch for?</Trans>}
      subtitle={<Trans>We mark the dishes, and the kitchen is told with your order.</Trans>}
      foot={
        <div className={styles.foot}>
          {isChosen && (
            <Button look="quiet" small onClick={props.onClear} data-testid="diet-clear">
              <Trans>Clear all</Trans>
            </Button>
          )}
          <Button look="ink" wide onClick={props.onClose} data-testid="diet-done">
            <Trans>Done</Trans>
          </Button>
        </div>
      }
    >
      <section aria-labelledby={`${id}-avoid`}>
        <h3 id={`${id}-avoid`} className={styles.title}>
          <Trans>Allergies</Trans>
        </h3>
        <div className={styles.toggles}>
          {EU_ALLERGENS.map((code) => (
            <ToggleChip
              key={code}
              icon={ALLERGEN_ICONS[code]}
              checked={avoidance.avoid.includes(code)}
              onChange={() => onAllergen(code)}
              testId={`avoid-${code}`}
            >
              {allergenName({ code, name: code })}
            </ToggleChip>
          ))}
          {own.map((allergen) => (
            <ToggleChip
              key={allergen.code}
              icon={ALLERGEN_ICONS.other}
              image={allergen.image}
              checked={avoidance.avoid.includes(allergen.code)}
              onChange={() => onAllergen(allergen.code)}
              lang={props.ownLanguage}
              testId={`avoid-${allergen.code}`}
            >
              {allergenName(allergen)}
            </ToggleChip>
          ))}
        </div>
      </section>
      <section aria-labelledby={`${id}-diet`}>
        <h3 id={`${id}-diet`} className={styles.title}>
          <Trans>Diet</Trans>
        </h3>
        <div className={styles.toggles}>
          {DIETS.map((diet) => (
            <ToggleChip
              key={diet}
              checked={avoidance.diets.includes(diet)}
              onChange={() => props.onDiet(diet)}
              testId={`diet-${diet}`}
            >
              {nameOf(diet)}
            </ToggleChip>
          ))}
        </div>
      </section>
      <div className={styles.hides}>
        <CheckRow label={<Trans>Hide dishes that contain it</Trans>} checked={props.hides} onChange={props.onHides} />
      </div>
      <p className={styles.caution}>
        <strong>
          <Trans>With a severe allergy, please tell our staff too.</Trans>
        </strong>{' '}
        <Trans>
          We go by what this place states of its dishes. In any kitchen traces of other food remain possible.
        </Trans>
      </p>
      <p className={styles.quiet}>
        {props.shared ? (
          <Trans>Your choice goes to the kitchen with your order, to nobody else.</Trans>
        ) : (
          <Trans>Your choice stays on this device and goes to the kitchen with your order, to nobody else.</Trans>
        )}
      </p>
    </Sheet>
  );
};
