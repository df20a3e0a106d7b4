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

/** Number of category links rendered at once (one screen) and added per step. */
const STEP = 12;

/** Number of links to render: a large menu has more categories than a slow phone can paint when the field is cleared. */
const useSteps = (total: number): number => {
  const [count, setCount] = useState(STEP);
  useEffect(() => {
    if (count < total) startTransition(() => setCount(count + STEP));
  }, [count, total]);
  return count;
};

/** Category links, shown before the guest types. */
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

/** The search field. "Search" on the keyboard closes the keyboard to show the results. */
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
  /** The query in the field. */
  readonly query: string;
  /** The query in the address when the page was opened. */
  readonly arrivedWith: string;
  readonly allergens: readonly Allergen[];
  /** The guest has typed words or set a filter. */
  readonly isAsked: boolean;
  /** Text on dishes hidden for this guest, with a button to show them. */
  readonly hidden: ReactNode;
  readonly categories: readonly CategoryLink[];
  readonly offline: boolean;
  /** Address of the menu, and the way back to the guest's previous page. */
  readonly homeHref: string;
  readonly onBack: (() => void) | undefined;
}

/** With fewer results than this, the network note fits below them. */
const FEW = 8;

/** Announces the number of results when the guest has stopped typing. [S9.10] */
const useAnnouncedCount = ({ isAsked, asked, filter, found }: SearchScreenProps): void => {
  const { t } = useLingui();
  const announce = useAnnounce();
  const count = found.free.length + found.traces.length + found.undeclared.length;
  const words = count === 0 ? t`Nothing found` : t`${plural(count, { one: '# result', other: '# results' })}`;
  // Includes the query, so that another query with the same count is announced too.
  const settled = useDebounced(isAsked ? JSON.stringify([words, asked.trim(), filter]) : '');
  const said = useRef('');
  useEffect(() => {
    if (settled === said.current) return;
    said.current = settled;
    if (settled !== '') announce(String(JSON.parse(settled)[0]));
  }, [settled, announce]);
};

/** The search: field, filter, and results while typing. [S2.09] */
export const SearchScreen = (props: SearchScreenProps) => {
  const { t } = useLingui();
  const { device, query, arrivedWith, asked, onQuery, filter, onFilter, isAsked, found } = props;
  const input = useRef<HTMLInputElement>(null);
  useAnnouncedPage(t`Search`);
  useAnnouncedCount(props);
  useEffect(() => {
    // A guest who returns to results wants to read them without a keyboard over them.
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
