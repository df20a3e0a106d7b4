import { Trans, useLingui } from '@lingui/react/macro';
import type { Avoidance } from '#domain/diet/diet.ts';
import type { Allergen, Product } from '#domain/menu/menu.ts';
import { Icon } from '#ui/look/icon.tsx';
import { warning } from '#ui/look/icons-later.ts';
import { useAllergenName } from '#ui/words/allergen-name.ts';
import { useDietName } from '#ui/words/diet-name.ts';
import styles from './kitchen-knows.module.css';

/** Dishes of an order that contain an allergen, with their choices. */
export type DishesWith = (code: string) => readonly Pick<Product, 'id' | 'name' | 'textLanguage'>[];

const NO_DISHES: DishesWith = () => [];

/** Information for the kitchen with an order, sent or not: each allergy with its dishes, and the diet separately. */
export const KitchenKnows = ({
  avoidance: { avoid, diets },
  allergens,
  dishesWith = NO_DISHES,
  sent,
  isPart = false,
}: {
  readonly avoidance: Avoidance;
  /** Allergens of the open menu, for the names of the venue's own. */
  readonly allergens: readonly Allergen[];
  /** Omitted when each line has its own mark. */
  readonly dishesWith?: DishesWith | undefined;
  /** The venue received the order with this note; whether the kitchen has read the note is unknown. */
  readonly sent: boolean;
  /** Part of a warning with its own mark. */
  readonly isPart?: boolean;
}) => {
  const { t } = useLingui();
  const allergenName = useAllergenName();
  const { nameOf } = useDietName();
  if (avoid.length + diets.length === 0) return null;
  const nameOfCode = (code: string) => allergenName(allergens.find((one) => one.code === code) ?? { code, name: code });
  const held = avoid.map((code) => ({ code, dishes: dishesWith(code) })).filter(({ dishes }) => dishes.length > 0);
  const others = avoid.filter((code) => !held.some((one) => one.code === code));
  const diet = diets.map(nameOf).join(', ');
  const allergy = (...codes: readonly string[]) => {
    const name = codes.map(nameOfCode).join(', ');
    return <strong className={styles.allergy}>{t`Allergy: ${name}`}</strong>;
  };
  return (
    <div className={styles.knows} data-testid="kitchen-knows">
      {!isPart && <Icon path={warning} size="1.25rem" />}
      <div>
        <p>{sent ? <Trans>Noted on your order:</Trans> : <Trans>The kitchen will be told:</Trans>}</p>
        <ul>
          {held.map(({ code, dishes }) => {
            const names = dishes.map((dish) => dish.name).join(', ');
            return (
              <li key={code}>
                {allergy(code)}
                {' · '}
                <Trans>
                  in <span lang={dishes[0]?.textLanguage}>{names}</span>
                </Trans>
              </li>
            );
          })}
          {others.length > 0 && <li>{allergy(...others)}</li>}
          {diet !== '' && <li>{t`Diet: ${diet}`}</li>}
        </ul>
      </div>
    </div>
  );
};
