import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Allergen, Product } from '#domain/menu.ts';
import { filters, NO_FILTER, type SearchFilter, type Sorted } from '#domain/search-filter.ts';
import { useDebounced } from '#state/use-debounced.ts';
import { useAnnounce } from '#ui/announcer.tsx';
import type { CategoryLink } from '#ui/category-link.ts';
import type { Device } from '#ui/device.ts';
import { IconLink } from '#ui/icon-button.tsx';
import { wifiSlash } from '#ui/icons.ts';
import { caretLeft } from '#ui/icons-later.ts';
import { Notice } from '#ui/notice.tsx';
import { useAnnouncedPage } from '#ui/use-announced-page.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { FilterChips } from './filter-chips.tsx';
import { NothingFound } from './nothing-found.tsx';
import { QuickWays } from './quick-ways.tsx';
import { type FoundDishes, ResultList } from './result-list.tsx';
import { SearchField } from './search-field.tsx';
import styles from './search-screen.module.css';

export interface SearchScreenProps extends FoundDishes {
  readonly device: Device;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly filter: SearchFilter;
  readonly onFilter: (filter: SearchFilter) => void;
  readonly allergens: readonly Allergen[];
  /** There is something to search for, or to filter by. */
  readonly isAsked: boolean;
  readonly found: Sorted<Product>;
  /** Of all that was found, before the filter. */
  readonly total: number;
  readonly isNear: boolean;
  readonly meant: string | undefined;
  /** How many dishes are left out for this guest, and the way to see them. */
  readonly hidden: ReactNode;
  readonly categories: readonly CategoryLink[];
  readonly offline: boolean;
  /** The menu, and how to go back to where the guest came from. */
  readonly homeHref: string;
  readonly onBack: (() => void) | undefined;
  readonly allHref: string;
}

/** How many were found, said when the guest has stopped typing. [S9.10] */
const useAnnouncedCount = ({ isAsked, query, filter, found }: SearchScreenProps): void => {
  const { t } = useLingui();
  const announce = useAnnounce();
  const count = found.free.length + found.traces.length + found.undeclared.length;
  const words = count === 0 ? t`Nothing found` : t`${plural(count, { one: '# dish found', other: '# dishes found' })}`;
  // What the words are about is part of it: another query that finds as many is told too.
  const asked = useDebounced(isAsked ? JSON.stringify([words, query.trim(), filter]) : '');
  const said = useRef('');
  useEffect(() => {
    if (asked === said.current) return;
    said.current = asked;
    if (asked !== '') announce(String(JSON.parse(asked)[0]));
  }, [asked, announce]);
};

/** The search: a field, what is left out, and what was found while the guest is still typing. [S2.09] */
export const SearchScreen = (props: SearchScreenProps) => {
  const { t } = useLingui();
  const { device, query, onQuery, filter, onFilter, isAsked, found } = props;
  const input = useRef<HTMLInputElement>(null);
  const arrivedWith = useRef(query);
  useAnnouncedPage(t`Search`);
  useAnnouncedCount(props);
  useEffect(() => {
    // Who comes back to what was found wants to read it, and no keyboard over it.
    if (arrivedWith.current === '') input.current?.focus({ preventScroll: true });
  }, []);
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
        <Results {...props} whole={arrivedWith.current === query} />
      ) : (
        <QuickWays categories={props.categories} />
      )}
      {props.offline && (found.free.length === 0 || !isAsked || found.free.length < 8) && (
        <div className={styles.offline}>
          <Notice icon={wifiSlash} title={<Trans>The search works offline too.</Trans>}>
            <Trans>The menu is on this device.</Trans>
          </Notice>
        </div>
      )}
    </section>
  );
};

const Results = (props: SearchScreenProps & { readonly whole: boolean }) => {
  const { query, onQuery, filter, onFilter, found, isNear, meant, cardOf, why, categoryOf, quantities, noteOf } = props;
  const { free, traces, undeclared } = found;
  const asked = query.trim();
  const list = JSON.stringify([asked, filter]);
  const same = { cardOf, why, categoryOf, quantities, noteOf, list, whole: props.whole };
  const isOnly = traces.length === 0 && undeclared.length === 0;
  if (free.length === 0 && isOnly) {
    return (
      <NothingFound
        query={query}
        isFiltered={filters(filter) && props.total > 0}
        onClearFilter={() => onFilter(NO_FILTER)}
        allHref={props.allHref}
      />
    );
  }
  return (
    <>
      {isNear && (
        <p className={styles.near} data-testid="did-you-mean">
          <Trans>Nothing is written like “{asked}”.</Trans>{' '}
          {meant !== undefined && (
            <Trans>
              Did you mean{' '}
              <button type="button" className={styles.meant} onClick={() => onQuery(meant)}>
                {meant}
              </button>
              ?
            </Trans>
          )}
        </p>
      )}
      {free.length > 0 && (
        <ResultList
          {...same}
          products={free}
          heading={<Plural value={free.length} one="# dish" other="# dishes" />}
          headingHidden={isOnly}
        />
      )}
      {traces.length > 0 && (
        <ResultList
          {...same}
          products={traces}
          heading={<Trans>May contain traces</Trans>}
          note={<Trans>The kitchen warns of traces of what you leave out.</Trans>}
        />
      )}
      {undeclared.length > 0 && (
        <ResultList
          {...same}
          products={undeclared}
          heading={<Trans>Not declared</Trans>}
          note={<Trans>Nobody has said what is in these. Please ask the waiter before you order.</Trans>}
        />
      )}
    </>
  );
};
