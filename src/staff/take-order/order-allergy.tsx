// Allergens and diets of the guests whose order a waiter takes.
import { Trans, useLingui } from '@lingui/react/macro';
import { type Avoidance, isNothing, NO_AVOIDANCE } from '#domain/diet/diet.ts';
import { allergensOfMenu, ownAllergens } from '#domain/diet/judge-dish.ts';
import { toggleAvoided, toggleAvoidedDiet } from '#domain/diet/toggle.ts';
import type { MenuIndex } from '#domain/menu/menu-index.ts';
import { AvoidanceSheet } from '#shared/diet/avoidance-sheet.tsx';
import { Button } from '#ui/form/button.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { prohibit } from '#ui/look/icons.ts';
import { warning } from '#ui/look/icons-later.ts';
import { useAllergenName } from '#ui/words/allergen-name.ts';
import { useDietName } from '#ui/words/diet-name.ts';
import styles from './order-allergy.module.css';

interface OrderAllergyProps {
  readonly index: MenuIndex;
  readonly avoidance: Avoidance;
}

/** The chosen allergens and diets in words. */
function useAvoidedNames(index: MenuIndex): (avoided: Avoidance) => { allergies: string; diets: string } {
  const nameOf = useAllergenName();
  const diet = useDietName();
  return ({ avoid, diets }) => {
    const known = avoid.length > 0 ? allergensOfMenu(index) : [];
    return {
      allergies: avoid.map((code) => nameOf(known.find((one) => one.code === code) ?? { code, name: code })).join(', '),
      diets: diets.map(diet.nameOf).join(', '),
    };
  };
}

/** Opens the choice, and shows what is chosen. */
export const AllergyButton = ({ index, avoidance, onPress }: OrderAllergyProps & { readonly onPress: () => void }) => {
  const { t } = useLingui();
  const isChosen = !isNothing(avoidance);
  const { allergies, diets } = useAvoidedNames(index)(avoidance);
  const parts = [allergies && t`Allergy: ${allergies}`, diets && t`Diet: ${diets}`].filter(Boolean);
  return (
    <Button
      look="quiet"
      wide
      className={isChosen ? styles.chosen : styles.none}
      icon={<Icon path={isChosen ? warning : prohibit} />}
      aria-haspopup="dialog"
      data-testid="order-allergy"
      onClick={onPress}
    >
      {isChosen ? (
        parts.join(' · ')
      ) : (
        <Trans comment="waiter's order, a button: chooses what the guest is allergic to">Allergy</Trans>
      )}
    </Button>
  );
};

/** Allergens and diets that guests of this table have said before, with one press to note them in this order too. */
export const SaidBefore = ({
  index,
  said,
  onAdd,
}: {
  readonly index: MenuIndex;
  /** Not yet in this order. */
  readonly said: Avoidance;
  readonly onAdd: () => void;
}) => {
  const { allergies, diets } = useAvoidedNames(index)(said);
  const names = [allergies, diets].filter(Boolean).join(', ');
  if (names === '') return null;
  return (
    <div className={styles.said} data-testid="said-before">
      <span>
        <Trans comment="waiter's order; {names} are allergens and diets that earlier orders of the table have noted">
          Said at this table: {names}
        </Trans>
      </span>
      <Button small onClick={onAdd}>
        <Trans comment="waiter's order, a button: notes the allergens of earlier orders in this one">Add</Trans>
      </Button>
    </div>
  );
};

/** The choice that guests have, for one order. */
export const AllergySheet = ({
  index,
  avoidance,
  onChange,
  onClose,
}: OrderAllergyProps & {
  readonly onChange: (how: (before: Avoidance) => Avoidance) => void;
  readonly onClose: () => void;
}) => (
  <AvoidanceSheet
    open
    title={<Trans>What does the guest not tolerate?</Trans>}
    subtitle={<Trans>The dishes are marked, and the kitchen reads it on the ticket.</Trans>}
    avoidance={avoidance}
    own={ownAllergens(index)}
    ownLanguage={index.menu.products[0]?.textLanguage ?? 'en'}
    onAllergen={(code) => onChange((before) => toggleAvoided(before, code))}
    onDiet={(one) => onChange((before) => toggleAvoidedDiet(before, one))}
    onClear={() => onChange(() => NO_AVOIDANCE)}
    onClose={onClose}
  >
    <p className={styles.caution}>
      <Trans>
        It applies to this order alone. The marks go by what the menu states; in any kitchen traces of other food remain
        possible.
      </Trans>
    </p>
  </AvoidanceSheet>
);
