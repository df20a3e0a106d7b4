import { Plural, Trans } from '@lingui/react/macro';
import { memo } from 'react';
import type { Product } from '#domain/menu/menu.ts';
import { filters, NO_FILTER, type SearchFilter, type Sorted } from '#domain/search/avoidance-filter.ts';
import { Button, ButtonLink } from '#ui/form/button.tsx';
import nothingFound from './nothing-found.module.css';
import { type FoundDishes, ResultList } from './result-list.tsx';
import styles from './search-results.module.css';

interface NothingFoundProps {
  readonly query: string;
  /** Dishes match, but the filter hides them. */
  readonly isFiltered: boolean;
  readonly onClearFilter: () => void;
  /** Address of the page with all dishes. */
  readonly allHref: string;
}

/** Message that no dish was found, with alternatives. */
const NothingFound = ({ query, isFiltered, onClearFilter, allHref }: NothingFoundProps) => {
  const asked = <bdi>{query}</bdi>;
  return (
    <section className={nothingFound.nothing} data-testid="nothing-found">
      <h2 className={nothingFound.title}>
        {query === '' || isFiltered ? (
          <Trans>No dish fits all of your filters</Trans>
        ) : (
          <Trans>Nothing found for “{asked}”</Trans>
        )}
      </h2>
      <p>
        <Trans>Try a shorter word, or an ingredient. The waiter knows every dish and is glad to help.</Trans>
      </p>
      <p className={nothingFound.ways}>
        {isFiltered && (
          <Button look="ink" onClick={onClearFilter}>
            <Trans>Clear the filters</Trans>
          </Button>
        )}
        <ButtonLink look={isFiltered ? 'secondary' : 'ink'} href={allHref}>
          <Trans>Show all dishes</Trans>
        </ButtonLink>
      </p>
    </section>
  );
};

export interface SearchResultsProps extends FoundDishes {
  /** Query of these results; while typing it lags behind the field. */
  readonly asked: string;
  readonly filter: SearchFilter;
  readonly found: Sorted<Product>;
  /** Number of results before the filter. */
  readonly total: number;
  /** Too few dishes match the spelling; these match similar words. */
  readonly isNear: boolean;
  readonly meant: string | undefined;
  /** The guest returned to these results, so the whole list renders. */
  readonly whole: boolean;
  readonly onQuery: (query: string) => void;
  readonly onFilter: (filter: SearchFilter) => void;
  /** Address of the page with all dishes. */
  readonly allHref: string;
}

/** The results, or a message that there are none. Keeps the previous results until the new ones are known. */
export const SearchResults = memo((props: SearchResultsProps) => {
  const { onQuery, filter, onFilter, found, isNear, meant, cardOf, why, categoryOf, quantities, noteOf } = props;
  const { free, traces, undeclared } = found;
  const asked = props.asked.trim();
  const list = JSON.stringify([asked, filter]);
  const same = { cardOf, why, categoryOf, quantities, noteOf, list, whole: props.whole };
  const isOnly = traces.length === 0 && undeclared.length === 0;
  if (free.length === 0 && isOnly) {
    return (
      <NothingFound
        query={asked}
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
          <Trans>We found nothing for “{asked}”.</Trans>{' '}
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
          heading={<Plural value={free.length} one="# result" other="# results" />}
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
});
