import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Language } from '#domain/language/language.ts';
import type { OptionOutline } from '#domain/owner/groups/group-outline.ts';
import { AllergenChips } from '#staff/declared/allergen-chips.tsx';
import styles from '#staff/menu/dish-editor.module.css';
import { MoveButtons } from '#staff/menu/move-buttons.tsx';
import type { Path, TypedFields } from '#staff/menu/typed-field.tsx';
import { CheckRow } from '#ui/form/check-row.tsx';
import { VisuallyHidden } from '#ui/words/visually-hidden.tsx';

/** Actions on a group's fields and options. */
export interface OptionDeeds extends TypedFields {
  readonly onDefault: (option: string, isOn: boolean) => void;
  readonly onOff: (option: string, isOff: boolean) => void;
  readonly onAllergens: (option: string, codes: readonly string[] | undefined) => void;
  readonly onMove: (option: string, by: -1 | 1) => void;
  readonly onRemove: (option: string) => void;
}

/** One option of a group; collapsed it shows its name and whether it is preselected. */
export const GroupOption = ({
  option,
  language,
  currency,
  sizes,
  isFirst,
  isLast,
  isWhole,
  field,
  olderNote,
  ...on
}: OptionDeeds & {
  readonly option: OptionOutline;
  readonly language: Language;
  readonly currency: string;
  readonly sizes: readonly { readonly key: string; readonly name: string }[];
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** The group itself is edited, not the differences of one dish. */
  readonly isWhole: boolean;
  readonly field: (path: Path, label: ReactNode, more?: object) => ReactNode;
  /** Below its name: the translation may be outdated. */
  readonly olderNote?: ReactNode;
}) => {
  const { t } = useLingui();
  const { key, name } = option;
  const bySize = Object.keys(option.prices);
  const price = (path: Path, label: ReactNode) =>
    field(
      path,
      <>
        {label} ({currency})<VisuallyHidden>: {name}</VisuallyHidden>
      </>,
      { inputMode: 'decimal', placeholder: option.isIngredient ? t`as the ingredient` : t`free` },
    );
  return (
    <li className={styles.option}>
      <details data-testid={`option-${key}`}>
        <summary>
          <strong>{name}</strong>
          <span className={styles.note}>
            {option.isDefault && <Trans>chosen at first</Trans>} {option.isOff && <Trans>off</Trans>}
          </span>
        </summary>
        <div className={styles.editor}>
          {isWhole && !option.isIngredient
            ? field(
                ['options', key, 'name', language],
                <>
                  <Trans>Name</Trans>
                  <VisuallyHidden>: {name}</VisuallyHidden>
                </>,
                { lang: language },
              )
            : null}
          {isWhole && !option.isIngredient && olderNote}
          {option.isIngredient && (
            <p className={styles.note}>
              <Trans>An ingredient of your menu: its name and allergens are the same everywhere.</Trans>
            </p>
          )}
          {bySize.length === 0
            ? price(['options', key, 'price'], <Trans>Price</Trans>)
            : bySize.map((size) => (
                <div key={size}>
                  {price(['options', key, 'prices', size], sizes.find((one) => one.key === size)?.name || size)}
                </div>
              ))}
          <CheckRow
            label={<Trans>Chosen at first</Trans>}
            checked={option.isDefault}
            onChange={(isOn) => on.onDefault(key, isOn)}
          />
          <CheckRow
            label={<Trans>Can be had</Trans>}
            checked={!option.isOff}
            onChange={(isOn) => on.onOff(key, !isOn)}
          />
          {option.opens !== undefined && (
            <p className={styles.note}>
              <Trans>Whoever chooses it is asked further: {option.opens}</Trans>
            </p>
          )}
          {isWhole && !option.isIngredient && (
            <AllergenChips
              prefix={`${key}-allergen`}
              allergens={option.allergens}
              onChange={(codes) => on.onAllergens(key, codes)}
            />
          )}
        </div>
      </details>
      {isWhole && (
        <MoveButtons
          name={name}
          isFirst={isFirst}
          isLast={isLast}
          onMove={(by) => on.onMove(key, by)}
          onRemove={isFirst && isLast ? undefined : () => on.onRemove(key)}
        />
      )}
    </li>
  );
};
