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

/** Opens the choice, and shows what is chosen. */
export const AllergyButton = ({ index, avoidance, onPress }: OrderAllergyProps & { readonly onPress: () => void }) => {
  const { t } = useLingui();
  const nameOf = useAllergenName();
  const diet = useDietName();
  const isChosen = !isNothing(avoidance);
  const known = isChosen ? allergensOfMenu(index) : [];
  const allergies = avoidance.avoid
    .map((code) => nameOf(known.find((one) => one.code === code) ?? { code, name: code }))
    .join(', ');
  const diets = avoidance.diets.map(diet.nameOf).join(', ');
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
