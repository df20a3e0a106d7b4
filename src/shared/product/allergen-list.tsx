import { Plural, Trans } from '@lingui/react/macro';
import type { IngredientChoice } from '#domain/cart/cart.ts';
import { isEuAllergen } from '#domain/diet/diet.ts';
import { allergensOf, type FoundAllergen } from '#domain/diet/judge-dish.ts';
import { inUnlistedParts } from '#domain/diet/unlisted-parts.ts';
import type { Allergen, Product } from '#domain/menu/menu.ts';
import type { MenuIndex } from '#domain/menu/menu-index.ts';
import { defaultChoice, missingGroups } from '#domain/product/ingredients.ts';
import { groupsOf } from '#domain/product/modifier-groups.ts';
import { ALLERGEN_ICONS } from '#ui/look/allergen-icons.ts';
import { Icon } from '#ui/look/icon.tsx';
import { clock } from '#ui/look/icons.ts';
import { questionCircle } from '#ui/look/icons-later.ts';
import { useAllergenName } from '#ui/words/allergen-name.ts';
import styles from './allergen-list.module.css';
import section from './section.module.css';

/** Heading over allergens whose listed ingredient the guest left out. */
export const MayStillContain = () => <Trans>May still contain: the other ingredients are not listed</Trans>;

const Mark = ({ allergen: { code, image } }: { readonly allergen: Allergen }) => (
  <span className={styles.disc}>
    {image ? (
      <img src={image} alt="" width="24" height="24" loading="lazy" />
    ) : (
      <Icon path={ALLERGEN_ICONS[code] ?? ALLERGEN_ICONS.other ?? ''} />
    )}
  </span>
);

const Items = ({
  allergens,
  product,
}: {
  readonly allergens: readonly (Allergen & Partial<FoundAllergen>)[];
  readonly product: Product;
}) => {
  const nameOf = useAllergenName();
  return (
    <ul className={styles.list}>
      {allergens.map((allergen) => (
        <li key={allergen.code} className={styles.item}>
          <Mark allergen={allergen} />
          <span className={styles.words}>
            <span className={styles.name}>{nameOf(allergen)}</span>
            {allergen.from && (
              <span className={styles.from} lang={product.textLanguage}>
                {allergen.from.name}
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
};

/**
 * Allergens of a dish in its current choice, by name and icon; traces and undeclared parts separately. Below them, what the
 * venue names on its own, and the shelf life.
 * [S2.44]
 */
export const AllergenList = ({
  index,
  product,
  choice,
}: {
  readonly index: MenuIndex;
  readonly product: Product;
  readonly choice: IngredientChoice | undefined;
}) => {
  const { contains, mayContain, isDeclared } = allergensOf(index, product, choice);
  // An open required choice may contain any allergen.
  const isUnchosen = missingGroups(groupsOf(index, product), choice ?? defaultChoice(index, product)).length > 0;
  const hours = product.minimumDurability;
  // A venue may name more than the law does, such as pork: no allergy, but a reason to choose another dish.
  const unlisted = choice ? inUnlistedParts(index, product, choice, { contains }) : [];
  const legal = contains.filter((one) => isEuAllergen(one.code) && !unlisted.includes(one));
  const unsure = unlisted.filter(({ code }) => isEuAllergen(code));
  const own = contains.filter(({ code }) => !isEuAllergen(code));
  return (
    <>
      <section className={section.section} data-testid="allergens">
        <h2 className={section.title}>
          <Trans>Allergens</Trans>
        </h2>
        <div aria-live="polite">
          {legal.length > 0 && (
            <div data-testid="allergens-contained">
              <h3 className={styles.part}>
                <Trans>Contains</Trans>
              </h3>
              <Items allergens={legal} product={product} />
            </div>
          )}
          {unsure.length > 0 && (
            <div data-testid="allergens-unlisted">
              <h3 className={styles.part}>
                <MayStillContain />
              </h3>
              <Items allergens={unsure} product={product} />
            </div>
          )}
          {mayContain.length > 0 && (
            <div data-testid="allergens-traces">
              <h3 className={styles.part}>
                <Trans>May contain traces of</Trans>
              </h3>
              <Items allergens={mayContain} product={product} />
            </div>
          )}
          {isDeclared ? (
            legal.length + unsure.length === 0 &&
            // Beside traces of an allergen, "free of" them would contradict.
            (isUnchosen || mayContain.length === 0) && (
              <p className={styles.quiet}>
                {isUnchosen ? (
                  <Trans>It depends on what you choose</Trans>
                ) : (
                  <Trans>Declared free of the fourteen allergens that the law names.</Trans>
                )}
              </p>
            )
          ) : (
            <p className={styles.item} data-testid="allergens-undeclared">
              <span className={styles.disc}>
                <Icon path={questionCircle} />
              </span>
              <span>
                {product.allergens === undefined ? (
                  <Trans>Its allergens are not stated here. Please ask us.</Trans>
                ) : (
                  <Trans>What you chose is not declared in full. Please ask us.</Trans>
                )}
              </span>
            </p>
          )}
        </div>
      </section>
      {(own.length > 0 || hours !== undefined) && (
        <section className={section.section} data-testid="good-to-know">
          <h2 className={section.title}>
            <Trans>Good to know</Trans>
          </h2>
          {own.length > 0 && (
            <>
              <h3 className={styles.part}>
                <Trans>Contains</Trans>
              </h3>
              <Items allergens={own} product={product} />
            </>
          )}
          {hours !== undefined && (
            <p className={styles.item}>
              <span className={styles.disc}>
                <Icon path={clock} />
              </span>
              <Plural
                value={hours}
                one="Keeps for # hour after it is made"
                other="Keeps for # hours after it is made"
              />
            </p>
          )}
        </section>
      )}
    </>
  );
};
