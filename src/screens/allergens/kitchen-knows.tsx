import { Trans, useLingui } from '@lingui/react/macro';
import type { Avoidance } from '#domain/diet/diet.ts';
import type { Allergen } from '#domain/menu/menu.ts';
import { Icon } from '#ui/look/icon.tsx';
import { carrot } from '#ui/look/icons.ts';
import { useAllergenName } from '#ui/words/allergen-name.ts';
import { useDietName } from '#ui/words/diet-name.ts';
import styles from './kitchen-knows.module.css';

/** What the kitchen is told with an order, sent or not yet: "no milk, no nuts, vegan". */
export const KitchenKnows = ({
  avoidance: { avoid, diets },
  allergens,
  sent,
}: {
  readonly avoidance: Avoidance;
  /** The allergens of the open menu, for the names of the venue's own. */
  readonly allergens: readonly Allergen[];
  /** The kitchen has been told; else it will be. */
  readonly sent: boolean;
}) => {
  const { t } = useLingui();
  const allergenName = useAllergenName();
  const { nameOf } = useDietName();
  const without = avoid.map((code) => {
    const name = allergenName(allergens.find((one) => one.code === code) ?? { code, name: code });
    return t`no ${name}`;
  });
  const list = [...without, ...diets.map(nameOf)].join(', ');
  if (list === '') return null;
  return (
    <p className={styles.knows} data-testid="kitchen-knows">
      <Icon path={carrot} size="1.25rem" />
      <span>{sent ? <Trans>The kitchen knows: {list}</Trans> : <Trans>The kitchen will be told: {list}</Trans>}</span>
    </p>
  );
};
