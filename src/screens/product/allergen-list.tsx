import { Plural, Trans } from '@lingui/react/macro';
import type { Product } from '#domain/menu.ts';
import { ALLERGEN_ICONS } from '#ui/allergen-icons.ts';
import { useAllergenName } from '#ui/allergen-name.ts';
import { Icon } from '#ui/icon.tsx';
import { clock } from '#ui/icons.ts';
import styles from './allergen-list.module.css';
import section from './section.module.css';

/** What a dish contains, by name and icon, and how long it keeps. [S2.44] */
export const AllergenList = ({ product }: { readonly product: Product }) => {
  const nameOf = useAllergenName();
  const hours = product.minimumDurability;
  if (product.allergens.length === 0 && hours === undefined) return null;
  return (
    <section className={section.section}>
      {product.allergens.length > 0 && (
        <>
          <h2 className={section.title}>
            <Trans>Allergens</Trans>
          </h2>
          <ul className={styles.list}>
            {product.allergens.map((allergen) => (
              <li key={allergen.code} className={styles.item}>
                <span className={styles.disc}>
                  {allergen.image ? (
                    <img src={allergen.image} alt="" width="24" height="24" loading="lazy" />
                  ) : (
                    <Icon path={ALLERGEN_ICONS[allergen.code] ?? ALLERGEN_ICONS.other ?? ''} />
                  )}
                </span>
                <span className={styles.name}>{nameOf(allergen)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {hours !== undefined && (
        <p className={styles.item}>
          <span className={styles.disc}>
            <Icon path={clock} />
          </span>
          <Plural value={hours} one="Keeps # hour after it is made" other="Keeps # hours after it is made" />
        </p>
      )}
    </section>
  );
};
