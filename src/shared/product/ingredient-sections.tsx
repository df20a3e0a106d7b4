import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { midPhrase } from '#domain/language/mid-phrase.ts';
import type { Product } from '#domain/menu/menu.ts';
import { type Group, isOwn, quantityOf } from '#domain/product/modifier-groups.ts';
import { CheckRow } from '#ui/form/check-row.tsx';
import { Chip } from '#ui/form/chip.tsx';
import { ChoiceLimits } from './choice-limits.tsx';
import { ModifierSection } from './modifier-section.tsx';
import { OptionPrice } from './option-price.tsx';
import { MenuName } from './second-name.tsx';
import styles from './section.module.css';
import type { ProductForm } from './use-product-selection.ts';

export interface IngredientSectionsProps {
  readonly product: Product;
  readonly form: Pick<ProductForm, 'groups' | 'selection' | 'choose'>;
  /** False: the dish can only be looked at, so its ingredients are text, and nothing can be picked. */
  readonly isAsked?: boolean;
}

/** Sections of a dish: required ingredients, its own groups, addable and removable ingredients. [S2.43] */
export const IngredientSections = ({ product, form, isAsked = true }: IngredientSectionsProps) =>
  form.groups
    .filter(({ openedBy }) => openedBy === undefined)
    .map((group) => {
      const { key } = group;
      if (!isAsked) return <TextSection key={key} {...{ group, product, form }} />;
      if (key === 'addable') return <AddableSection key={key} group={group} product={product} form={form} />;
      if (key === 'removable') return <RemovableSection key={key} {...{ group, product, form }} />;
      return (
        <ModifierSection
          key={key}
          group={group}
          opened={form.groups.filter(({ openedBy }) => openedBy?.key === key)}
          choice={form.selection.choice}
          size={form.selection.variantId}
          lang={product.textLanguage}
          onChoose={form.choose}
          title={isOwn(key) ? undefined : <Trans>Your choice</Trans>}
        />
      );
    });

type SectionProps = IngredientSectionsProps & { readonly group: Group };

const TITLES = {
  addable: <Trans>Add</Trans>,
  removable: <Trans>Contains</Trans>,
  required: <Trans>Your choice</Trans>,
};

/** A group's options with their prices, to read. */
const TextSection = ({ product, group, form: { selection } }: SectionProps) => (
  <section className={styles.section} data-testid="ingredient-text">
    <h2 className={styles.title} lang={isOwn(group.key) ? product.textLanguage : undefined}>
      {isOwn(group.key) ? <MenuName kind="group" of={{ id: group.key, name: group.title }} /> : TITLES[group.key]}
    </h2>
    <ul>
      {group.options.map((option) => (
        <li key={option.id} className={styles.head}>
          <span lang={product.textLanguage}>
            <MenuName kind="option" of={option} />
          </span>
          {group.key !== 'removable' && <OptionPrice option={option} size={selection.variantId} />}
        </li>
      ))}
    </ul>
  </section>
);

const AddableSection = ({ product, group, form: { selection, choose } }: SectionProps) => {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={`${id}-addable`}>
      <div className={styles.head}>
        <h2 id={`${id}-addable`} className={styles.title}>
          <Trans>Add</Trans>
        </h2>
        <span id={`${id}-limits`} className={styles.hint}>
          <ChoiceLimits min={group.min} max={group.max} />
        </span>
      </div>
      {group.options.map((option) => (
        <CheckRow
          key={option.id}
          label={<MenuName kind="option" of={option} />}
          lang={product.textLanguage}
          disabled={option.isOff}
          checked={quantityOf(selection.choice, group.key, option) > 0}
          describedBy={`${id}-limits`}
          end={<OptionPrice option={option} size={selection.variantId} />}
          onChange={(checked) => choose(group.key, option.id, checked ? 1 : 0)}
        />
      ))}
    </section>
  );
};

const RemovableSection = ({ product, group, form: { selection, choose } }: SectionProps) => {
  const { t } = useLingui();
  const id = useId();
  const without = (one: string) => {
    const name = midPhrase(one, product.textLanguage);
    return t`without ${name}`;
  };
  return (
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
        {group.options.map((option) => (
          <Chip
            key={option.id}
            lang={product.textLanguage}
            name={without(option.name)}
            disabled={option.isOff}
            removed={option.isOff || quantityOf(selection.choice, group.key, option) === 0}
            onChange={(removed) => choose(group.key, option.id, removed ? 0 : 1)}
          >
            <MenuName kind="option" of={option} />
          </Chip>
        ))}
      </div>
    </section>
  );
};
