import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import type { Avoidance } from '#domain/diet/diet.ts';
import type { Language } from '#domain/language/language.ts';
import { type Allergen, DIETS, type Diet, EU_ALLERGENS } from '#domain/menu/menu.ts';
import { Button } from '#ui/form/button.tsx';
import { ToggleChip } from '#ui/form/toggle-chip.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import { ALLERGEN_ICONS } from '#ui/look/allergen-icons.ts';
import { useAllergenName } from '#ui/words/allergen-name.ts';
import { useDietName } from '#ui/words/diet-name.ts';
import styles from './avoidance-sheet.module.css';

export interface AvoidanceSheetProps {
  readonly open: boolean;
  readonly title: ReactNode;
  readonly subtitle: ReactNode;
  readonly avoidance: Avoidance;
  /** The venue's own allergens, in addition to the fourteen legal ones. */
  readonly own: readonly Allergen[];
  /** Language of the venue's own names. */
  readonly ownLanguage: Language;
  readonly onAllergen: (code: string) => void;
  readonly onDiet: (diet: Diet) => void;
  readonly onClear: () => void;
  readonly onClose: () => void;
  /** Above the buttons, always in sight. */
  readonly beside?: ReactNode;
  /** Below the choice. */
  readonly children: ReactNode;
}

/**
 * Choice of allergens and diets, by a guest or for one; each press counts at once. Includes Radix: guests' code loads it
 * with React.lazy.
 */
export const AvoidanceSheet = (props: AvoidanceSheetProps) => {
  const { avoidance, own, onAllergen } = props;
  const id = useId();
  const allergenName = useAllergenName();
  const { nameOf } = useDietName();
  const isChosen = avoidance.avoid.length + avoidance.diets.length > 0;
  return (
    <Sheet
      open={props.open}
      onClose={props.onClose}
      title={props.title}
      subtitle={props.subtitle}
      foot={
        <>
          {props.beside}
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
        </>
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
      {props.children}
    </Sheet>
  );
};
