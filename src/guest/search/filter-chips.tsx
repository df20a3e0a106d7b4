import { Trans, useLingui } from '@lingui/react/macro';
import { memo, type ReactNode, useState } from 'react';
import type { Allergen } from '#domain/menu/menu.ts';
import { filters, NO_FILTER, type SearchFilter } from '#domain/search/avoidance-filter.ts';
import { useAllergenName } from '#ui/words/allergen-name.ts';
import styles from './filter-chips.module.css';

export interface FilterChipsProps {
  readonly filter: SearchFilter;
  readonly onFilter: (filter: SearchFilter) => void;
  /** Allergens that the search can exclude. */
  readonly allergens: readonly Allergen[];
  /** Number of results without the filter; `undefined` before a search. */
  readonly total: number | undefined;
}

const Toggle = ({
  on,
  onChange,
  children,
}: {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly children: ReactNode;
}) => (
  <label className={styles.chip}>
    <input
      type="checkbox"
      className={styles.input}
      checked={on}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
    <span className={styles.face}>{children}</span>
  </label>
);

/** The filter of the search, as one scrollable row of chips. */
export const FilterChips = memo(({ filter, onFilter, allergens, total }: FilterChipsProps) => {
  const { t } = useLingui();
  const name = useAllergenName();
  // Allergens chosen on arrival come first; afterwards the order is fixed, so that no chip moves under the finger.
  const [first] = useState(filter.without);
  const chosen = allergens.filter(({ code }) => first.includes(code));
  const others = allergens.filter(({ code }) => !first.includes(code));
  const toggle = (code: string, on: boolean) => {
    const rest = filter.without.filter((one) => one !== code);
    onFilter({ ...filter, without: on ? [...rest, code] : rest });
  };
  return (
    <fieldset className={styles.chips} aria-label={t`Filters`}>
      <button
        type="button"
        className={styles.all}
        aria-pressed={!filters(filter)}
        onClick={() => onFilter(NO_FILTER)}
        data-testid="filter-all"
      >
        {total === undefined ? <Trans>All</Trans> : <Trans>All · {total}</Trans>}
      </button>
      <Toggle on={filter.inStock} onChange={(inStock) => onFilter({ ...filter, inStock })}>
        <Trans>Available now</Trans>
      </Toggle>
      {[...chosen, ...others].map((allergen) => (
        <Toggle
          key={allergen.code}
          on={filter.without.includes(allergen.code)}
          onChange={(on) => toggle(allergen.code, on)}
        >
          <Trans>Without {name(allergen)}</Trans>
        </Toggle>
      ))}
    </fieldset>
  );
});
