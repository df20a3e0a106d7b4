import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, startTransition, useEffect, useId, useRef, useState } from 'react';
import type { Allergen } from '#domain/menu/menu.ts';
import { useDebounced } from '#shared/use-debounced.ts';
import { IconLink } from '#ui/form/icon-button.tsx';
import { SearchBox, type SearchBoxProps } from '#ui/form/search-box.tsx';
import { CategoryEntry } from '#ui/layout/category-entry.tsx';
import { wifiSlash } from '#ui/look/icons.ts';
import { caretLeft } from '#ui/look/icons-later.ts';
import { Picture } from '#ui/picture/picture.tsx';
import type { CategoryLink } from '#ui/view/category-link.ts';
import type { DeviceKind } from '#ui/view/device-kind.ts';
import { useAnnounce } from '#ui/words/announcer.tsx';
import { Notice } from '#ui/words/notice.tsx';
import { useAnnouncedPage } from '#ui/words/use-announced-page.ts';
import { VisuallyHidden } from '#ui/words/visually-hidden.tsx';
import { FilterChips } from './filter-chips.tsx';
import quickWays from './quick-categories.module.css';
import { SearchResults, type SearchResultsProps } from './search-results.tsx';
import styles from './search-screen.module.css';

/** The number of ways painted at once, a screenful, and of those added with each step after it. */
const STEP = 12;

/** The number of ways to build: a large menu has more categories than a slow phone paints at once when the field is cleared. */
const useSteps = (total: number): number => {
  const [count, setCount] = useState(STEP);
  useEffect(() => {
    if (count < total) startTransition(() => setCount(count + STEP));
  }, [count, total]);
  return count;
};

/** The categories, as short ways into the menu before anything is typed. */
export const QuickCategories = ({ categories }: { readonly categories: readonly CategoryLink[] }) => {
  const id = useId();
  const shown = useSteps(categories.length);
  if (categories.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={quickWays.heading}>
        <Trans>Or choose a category</Trans>
      </h2>
      <ul className={quickWays.ways}>
        {categories.slice(0, shown).map((category) => (
          <li key={category.id}>
            <CategoryEntry category={category} className={quickWays.way} testId="quick-way">
              <Picture
                picture={category.picture}
                name={category.name}
                cloth={category.cloth}
                sizes="48px"
                className={quickWays.picture}
              />
              <span className={quickWays.name}>{category.name}</span>
            </CategoryEntry>
          </li>
        ))}
      </ul>
    </section>
  );
};

interface SearchFieldProps extends Pick<SearchBoxProps, 'input' | 'onSubmit'> {
  readonly query: string;
  readonly onQuery: (query: string) => void;
}

/** The field of the search. "Search" on the keyboard makes room for the results. */
const SearchField = ({ query, onQuery, ...rest }: SearchFieldProps) => {
  const { t } = useLingui();
  return (
    <SearchBox
      {...rest}
      name="q"
      label={t`Search the menu`}
      placeholder={t`Dish or ingredient`}
      clearLabel={t`Clear the search`}
      value={query}
      onValue={onQuery}
      enterKeyHint="search"
      testId="search-field"
    />
  );
};

export interface SearchScreenProps extends Omit<SearchResultsProps, 'whole'> {
  readonly device: DeviceKind;
  /** The query as it stands in the field. */
  readonly query: string;
  /** The query of the address at which the page was opened. */
  readonly arrivedWith: string;
  readonly allergens: readonly Allergen[];
  /** The guest has typed words or set a filter. */
  readonly isAsked: boolean;
  /** The words about the dishes left out for this guest, and the way to see them. */
  readonly hidden: ReactNode;
  readonly categories: readonly CategoryLink[];
  readonly offline: boolean;
  /** The address of the menu, and the way back to where the guest came from. */
  readonly homeHref: string;
  readonly onBack: (() => void) | undefined;
}

/** With fewer results than this, words about the network fit under them. */
const FEW = 8;

/** Announces the number of results when the guest has stopped typing. [S9.10] */
const useAnnouncedCount = ({ isAsked, asked, filter, found }: SearchScreenProps): void => {
  const { t } = useLingui();
  const announce = useAnnounce();
  const count = found.free.length + found.traces.length + found.undeclared.length;
  const words = count === 0 ? t`Nothing found` : t`${plural(count, { one: '# result', other: '# results' })}`;
  // The query is part of the key: another query with as many results is announced too.
  const settled = useDebounced(isAsked ? JSON.stringify([words, asked.trim(), filter]) : '');
  const said = useRef('');
  useEffect(() => {
    if (settled === said.current) return;
    said.current = settled;
    if (settled !== '') announce(String(JSON.parse(settled)[0]));
  }, [settled, announce]);
};

/** The search: a field, the filter, and the results while the guest is still typing. [S2.09] */
export const SearchScreen = (props: SearchScreenProps) => {
  const { t } = useLingui();
  const { device, query, arrivedWith, asked, onQuery, filter, onFilter, isAsked, found } = props;
  const input = useRef<HTMLInputElement>(null);
  useAnnouncedPage(t`Search`);
  useAnnouncedCount(props);
  useEffect(() => {
    // A guest who comes back to results wants to read them, without a keyboard over them.
    if (arrivedWith === '') input.current?.focus({ preventScroll: true });
  }, [arrivedWith]);
  return (
    <section className={styles.search} aria-labelledby="search-title">
      <h1 id="search-title">
        <VisuallyHidden>{t`Search`}</VisuallyHidden>
      </h1>
      <div className={styles.head}>
        <div className={styles.field}>
          {device === 'phone' && (
            <IconLink
              icon={caretLeft}
              label={t`Back`}
              href={props.homeHref}
              onClick={(event) => {
                if (!props.onBack) return;
                event.preventDefault();
                props.onBack();
              }}
            />
          )}
          <SearchField
            input={input}
            query={query}
            onQuery={onQuery}
            onSubmit={() => device !== 'tablet' && input.current?.blur()}
          />
        </div>
        <FilterChips
          filter={filter}
          onFilter={onFilter}
          allergens={props.allergens}
          total={isAsked ? props.total : undefined}
        />
      </div>
      {isAsked && props.hidden}
      {isAsked ? (
        <SearchResults
          asked={asked}
          filter={filter}
          found={found}
          total={props.total}
          isNear={props.isNear}
          meant={props.meant}
          cardOf={props.cardOf}
          why={props.why}
          categoryOf={props.categoryOf}
          quantities={props.quantities}
          noteOf={props.noteOf}
          whole={arrivedWith === asked}
          onQuery={onQuery}
          onFilter={onFilter}
          allHref={props.allHref}
        />
      ) : (
        <QuickCategories categories={props.categories} />
      )}
      {props.offline && (!isAsked || found.free.length < FEW) && (
        <div className={styles.offline}>
          <Notice icon={wifiSlash} title={<Trans>The search works offline too.</Trans>}>
            <Trans>The menu is on this device.</Trans>
          </Notice>
        </div>
      )}
    </section>
  );
};
