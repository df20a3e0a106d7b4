import { Trans } from '@lingui/react/macro';
import { Fragment, type ReactNode, useId } from 'react';
import type { IngredientChoice } from '#domain/cart/cart.ts';
import type { VariantId } from '#domain/ids.ts';
import type { Language } from '#domain/language/language.ts';
import { type Group, type Option, optionPrice, quantityOf } from '#domain/product/modifier-groups.ts';
import { CheckRow } from '#ui/form/check-row.tsx';
import { RadioCards } from '#ui/form/radio-cards.tsx';
import { Stepper } from '#ui/form/stepper.tsx';
import { classNames } from '#ui/look/class-names.ts';
import { ChoiceLimits } from './choice-limits.tsx';
import { OptionPrice } from './option-price.tsx';
import { MenuName } from './second-name.tsx';
import styles from './section.module.css';
import type { ProductForm } from './use-product-selection.ts';

export interface ModifierSectionProps {
  readonly group: Group;
  /** Groups that become visible through the chosen options. */
  readonly opened: readonly Group[];
  readonly choice: IngredientChoice;
  readonly size: VariantId | undefined;
  readonly lang: Language;
  readonly onChoose: ProductForm['choose'];
  /** Title of the group of required ingredients, which uses the app's own text. */
  readonly title?: ReactNode;
}

/** Exactly one of several options, each at most once. */
const isRadio = ({ min, max, options }: Group): boolean =>
  min === 1 && max === 1 && options.every((option) => option.max === 1);

/** A modifier group: one option, several, or some more than once. [S2.43] */
export const ModifierSection = ({ title, ...props }: ModifierSectionProps) => {
  const { group, opened, choice, size, lang, onChoose } = props;
  const id = useId();
  const isInner = group.openedBy !== undefined;
  const Heading = isInner ? 'h3' : 'h2';
  const openedBy = (option: Option): ReactNode =>
    opened
      .filter((one) => one.openedBy?.id === option.id)
      .map((one) => <ModifierSection key={String(one.key)} {...props} group={one} opened={[]} />);
  return (
    <section
      className={classNames(styles.section, isInner && styles.inner)}
      aria-labelledby={`${id}-title`}
      data-group={group.key}
    >
      <div className={styles.head}>
        <Heading id={`${id}-title`} className={styles.title} lang={title === undefined ? lang : undefined}>
          <MenuName kind="group" of={{ id: group.key, name: title ?? group.title }} />
        </Heading>
        <span id={`${id}-limits`} className={styles.hint}>
          <ChoiceLimits min={group.min} max={group.max} />
        </span>
      </div>
      {isRadio(group) ? (
        <>
          <RadioCards
            labelledBy={`${id}-title`}
            describedBy={`${id}-limits`}
            look={group.options.some((one) => one.included === 0 && optionPrice(one, size) > 0) ? 'rows' : 'chips'}
            lang={lang}
            value={group.options.find((option) => quantityOf(choice, group.key, option) > 0)?.id}
            onChange={(value) => {
              const option = group.options.find((one) => one.id === value);
              if (option) onChoose(group.key, option.id, 1);
            }}
            options={group.options.map((option) => ({
              value: option.id,
              label: <MenuName kind="option" of={option} />,
              end: option.included > 0 && !option.isOff ? null : <OptionPrice option={option} size={size} />,
              disabled: option.isOff ?? false,
            }))}
          />
          {group.options.map(openedBy)}
        </>
      ) : (
        group.options.map((option) => (
          <Fragment key={option.id}>
            <OptionRow
              option={option}
              quantity={quantityOf(choice, group.key, option)}
              size={size}
              lang={lang}
              describedBy={`${id}-limits`}
              onQuantity={(quantity) => onChoose(group.key, option.id, quantity)}
            />
            {openedBy(option)}
          </Fragment>
        ))
      )}
    </section>
  );
};

const OptionRow = ({
  option,
  quantity,
  size,
  lang,
  describedBy,
  onQuantity,
}: {
  readonly option: Option;
  readonly quantity: number;
  readonly size: VariantId | undefined;
  readonly lang: Language;
  readonly describedBy: string;
  readonly onQuantity: (quantity: number) => void;
}) => {
  const comes = option.included > 0 && (
    <span className={styles.comes}>
      <Trans>included</Trans>
    </span>
  );
  if (option.max > 1 && !option.isOff) {
    return (
      <div className={styles.counted}>
        <span className={styles.countedName}>
          <span lang={lang}>
            <MenuName kind="option" of={option} />
          </span>
          {comes}
        </span>
        <OptionPrice option={option} size={size} />
        <Stepper name={option.name} value={quantity} min={0} max={option.max} onChange={onQuantity} />
      </div>
    );
  }
  return (
    <CheckRow
      label={
        <>
          <span lang={lang}>
            <MenuName kind="option" of={option} />
          </span>
          {!option.isOff && comes}
        </>
      }
      disabled={option.isOff}
      checked={quantity > 0 && !option.isOff}
      describedBy={describedBy}
      end={option.included > 0 && !option.isOff ? null : <OptionPrice option={option} size={size} />}
      onChange={(checked) => onQuantity(checked ? 1 : 0)}
    />
  );
};
