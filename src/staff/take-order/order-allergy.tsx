// Allergens and diets of the guests whose order a waiter takes.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CartLine, IngredientChoice } from '#domain/cart/cart.ts';
import type { AllergicDishes } from '#domain/diet/allergic-dishes.ts';
import { type Avoidance, isNothing, NO_AVOIDANCE } from '#domain/diet/diet.ts';
import { allergensOfMenu, ownAllergens } from '#domain/diet/judge-dish.ts';
import { leaveOut } from '#domain/diet/leave-out.ts';
import { toggleAvoided, toggleAvoidedDiet } from '#domain/diet/toggle.ts';
import { midPhrase } from '#domain/language/mid-phrase.ts';
import type { MenuIndex } from '#domain/menu/menu-index.ts';
import { AvoidanceSheet } from '#shared/diet/avoidance-sheet.tsx';
import { Button } from '#ui/form/button.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
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
      data-chosen={isChosen || undefined}
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

/**
 * Allergens and diets that guests of this table have said before. The ticket names the allergens by itself; one press notes
 * a diet in this order too.
 */
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
        {allergies !== '' && (
          <small className={styles.onTicket}>
            <Trans>The kitchen reads the allergy on the ticket.</Trans>
          </small>
        )}
      </span>
      {diets !== '' && (
        <Button small onClick={onAdd}>
          <Trans comment="waiter's order, a button: notes the allergens of earlier orders in this one">Add</Trans>
        </Button>
      )}
    </div>
  );
};

/** Asked once, before an order with an allergen of its table goes to the kitchen. */
export const SendAnywaySheet = ({
  index,
  avoided,
  dishes: { allergens, lines, count },
  onWithout,
  onSend,
  onClose,
}: {
  readonly index: MenuIndex;
  /** All of the table. */
  readonly avoided: Avoidance;
  readonly dishes: AllergicDishes;
  /** Changes a line to the choice without the ingredients that bring the allergens. */
  readonly onWithout: (line: CartLine, choice: IngredientChoice) => void;
  readonly onSend: () => void;
  readonly onClose: () => void;
}) => {
  const nameOf = useAllergenName();
  const { allergies } = useAvoidedNames(index)(avoided);
  const held = allergens.map(nameOf).join(', ');
  return (
    <Sheet
      open
      onClose={onClose}
      title={<Trans>Allergy at this table: {allergies}</Trans>}
      foot={
        <div className={styles.steps}>
          <Button look="primary" wide data-testid="send-anyway" onClick={onSend}>
            <Trans comment="waiter's order, a button: sends dishes that contain an allergen of the table">
              Send anyway
            </Trans>
          </Button>
          <Button wide onClick={onClose}>
            <Trans comment="waiter's order, a button: returns to the dishes without sending them">
              Back to the dishes
            </Trans>
          </Button>
        </div>
      }
    >
      <div className={styles.question}>
        <p className={styles.held}>
          <Icon path={warning} />
          <strong>
            <Plural value={count} one={`# dish contains: ${held}`} other={`# dishes contain: ${held}`} />
          </strong>
        </p>
        <ul data-testid="allergic-dishes">
          {lines.map((line) => {
            const product = index.productById.get(line.productId);
            const language = product?.textLanguage;
            const left = product && leaveOut(index, product, line.choice, { avoid: avoided.avoid, diets: [] });
            const without = left?.ingredients.map(({ name }) => midPhrase(name, language)).join(', ');
            return (
              <li key={line.lineId} className={styles.dish}>
                <span>
                  {line.quantity} × <span lang={language}>{product?.name ?? line.seenName}</span>
                </span>
                {left && (
                  <Button small data-testid="leave-out" onClick={() => onWithout(line, left.choice)}>
                    <Trans>
                      Without <span lang={language}>{without}</span>
                    </Trans>
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
        <p>
          <Trans>The kitchen reads the allergy on the ticket.</Trans>
        </p>
      </div>
    </Sheet>
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
        An allergy is also on the tickets of this table’s later orders. The marks go by what the menu states; in any
        kitchen traces of other food remain possible.
      </Trans>
    </p>
  </AvoidanceSheet>
);
