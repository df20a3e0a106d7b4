import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { IngredientChoice } from '#domain/cart/cart.ts';
import type { Ingredient, Product } from '#domain/menu/menu.ts';
import type { OfferedIngredients } from '#domain/product/ingredients.ts';
import { CheckRow } from '#ui/form/check-row.tsx';
import { Chip } from '#ui/form/chip.tsx';
import { RadioCards } from '#ui/form/radio-cards.tsx';
import { useMoney } from '#ui/words/money.tsx';
import styles from './section.module.css';
import type { ProductForm } from './use-product-selection.ts';

export interface IngredientSectionsProps {
  readonly product: Product;
  readonly offered: OfferedIngredients;
  readonly choice: IngredientChoice;
  readonly form: Pick<ProductForm, 'chooseRequired' | 'toggleAddable' | 'toggleRemovable' | 'limits'>;
}

const Limits = ({ min, max }: { readonly min: number; readonly max: number }) => {
  const bounded = Number.isFinite(max);
  if (min > 0 && bounded && min === max) return <Plural value={min} one="choose #" other="choose #" />;
  if (min > 0 && bounded)
    return (
      <Trans>
        {min} to {max}
      </Trans>
    );
  if (min > 0) return <Trans>at least {min}</Trans>;
  if (bounded) return <Trans>up to {max}</Trans>;
  return null;
};

/** One of the required, some of the addable, without some of the removable. [S2.43] */
export const IngredientSections = ({ product, offered, choice, form }: IngredientSectionsProps) => {
  const { t } = useLingui();
  const money = useMoney();
  const id = useId();
  const without = (name: string) => t`without ${name}`;
  const lang = product.textLanguage;
  const extra = (ingredient: Ingredient) =>
    ingredient.price > 0 ? <span className={styles.plus}>+ {money.main(ingredient.price)}</span> : null;
  return (
    <>
      {offered.required.length > 0 && (
        <section className={styles.section}>
          <div className={styles.head}>
            <h2 id={`${id}-required`} className={styles.title}>
              <Trans>Your choice</Trans>
            </h2>
            <span id={`${id}-one`} className={styles.hint}>
              <Trans>choose one</Trans>
            </span>
          </div>
          <RadioCards
            labelledBy={`${id}-required`}
            describedBy={`${id}-one`}
            look="chips"
            lang={lang}
            value={choice.required}
            onChange={(value) => {
              const ingredient = offered.required.find((one) => one.id === value);
              if (ingredient) form.chooseRequired(ingredient.id);
            }}
            options={offered.required.map((ingredient) => ({ value: ingredient.id, label: ingredient.name }))}
          />
        </section>
      )}
      {offered.addable.length > 0 && (
        <section className={styles.section} aria-labelledby={`${id}-addable`}>
          <div className={styles.head}>
            <h2 id={`${id}-addable`} className={styles.title}>
              <Trans>Add</Trans>
            </h2>
            <span id={`${id}-limits`} className={styles.hint}>
              <Limits {...form.limits} />
            </span>
          </div>
          {offered.addable.map((ingredient) => (
            <CheckRow
              key={ingredient.id}
              label={ingredient.name}
              lang={lang}
              checked={choice.addable.includes(ingredient.id)}
              describedBy={`${id}-limits`}
              end={extra(ingredient)}
              onChange={() => form.toggleAddable(ingredient.id)}
            />
          ))}
        </section>
      )}
      {offered.removable.length > 0 && (
        <section className={styles.section} aria-labelledby={`${id}-removable`}>
          <div className={styles.head}>
            <h2 id={`${id}-removable`} className={styles.title}>
              <Trans>Without</Trans>
            </h2>
            <span className={styles.hint}>
              <Trans>tap what we should leave out</Trans>
            </span>
          </div>
          <div className={styles.chips}>
            {offered.removable.map((ingredient) => (
              <Chip
                key={ingredient.id}
                lang={lang}
                name={without(ingredient.name)}
                removed={choice.removable.includes(ingredient.id)}
                onChange={() => form.toggleRemovable(ingredient.id)}
              >
                {ingredient.name}
              </Chip>
            ))}
          </div>
        </section>
      )}
    </>
  );
};
