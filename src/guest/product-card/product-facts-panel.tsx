import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { Allergen, Product } from '#domain/menu/menu.ts';
import { Icon } from '#ui/look/icon.tsx';
import { clock } from '#ui/look/icons.ts';
import type { CardSize } from '#ui/view/card-view.ts';
import { useAllergenName } from '#ui/words/allergen-name.ts';
import { Price } from '#ui/words/price.tsx';
import { unbroken } from '#ui/words/unbroken.ts';
import styles from './product-facts.module.css';

type AllergenIcons = Readonly<Record<string, string>>;

/** Fifteen icons that no first card needs: they load with the first opened panel, without delaying the names. */
const useAllergenIcons = (): AllergenIcons | undefined => {
  const [icons, setIcons] = useState<AllergenIcons>();
  useEffect(() => {
    let isWanted = true;
    import('#ui/look/allergen-icons.ts').then(
      ({ ALLERGEN_ICONS }) => isWanted && setIcons(ALLERGEN_ICONS),
      // Offline the names are shown without icons.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return icons;
};

const AllergenMark = ({
  allergen,
  icons,
}: {
  readonly allergen: Allergen;
  readonly icons: AllergenIcons | undefined;
}) => {
  const path = icons?.[allergen.code] ?? icons?.other;
  return (
    <span className={styles.disc}>
      {allergen.image ? (
        <img src={allergen.image} alt="" width="20" height="20" loading="lazy" />
      ) : (
        path && <Icon path={path} size="1.25rem" />
      )}
    </span>
  );
};

/** Facts shown on request: sizes, ingredients, shelf life. */
export const ProductFactsPanel = ({
  product,
  sizes,
}: {
  readonly product: Product;
  readonly sizes: readonly CardSize[];
}) => {
  const icons = useAllergenIcons();
  const nameOf = useAllergenName();
  const hours = product.minimumDurability;
  const traces = product.mayContain.map((allergen) => nameOf(allergen)).join(', ');
  return (
    <div className={styles.sheet}>
      <p className={styles.title} lang={product.textLanguage}>
        {product.name}
      </p>
      {sizes.length > 0 && (
        <ul className={styles.sizes}>
          {sizes.map(({ variant, price }) => (
            <li key={variant.id} className={styles.line}>
              <span lang={product.textLanguage}>{unbroken(variant.size || product.name)}</span>
              <Price amount={price?.after ?? null} old={price?.before} row />
            </li>
          ))}
        </ul>
      )}
      {product.allergens && product.allergens.length > 0 && (
        <div>
          <p className={styles.heading}>
            <Trans>Contains</Trans>
          </p>
          <ul className={styles.allergens}>
            {product.allergens.map((allergen) => (
              <li key={allergen.code} className={styles.allergen}>
                <AllergenMark allergen={allergen} icons={icons} />
                <span className={styles.name}>{nameOf(allergen)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {traces !== '' && (
        <p>
          <Trans>May contain traces of {traces}</Trans>
        </p>
      )}
      {product.allergens === undefined && (
        <p>
          <Trans>Its allergens are not stated here. Please ask us.</Trans>
        </p>
      )}
      {hours !== undefined && (
        <p className={styles.allergen}>
          <span className={styles.disc}>
            <Icon path={clock} size="1.25rem" />
          </span>
          <span>
            <Plural value={hours} one="Keeps for # hour after it is made" other="Keeps for # hours after it is made" />
          </span>
        </p>
      )}
    </div>
  );
};
