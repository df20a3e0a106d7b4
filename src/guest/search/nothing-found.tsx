import { Trans } from '@lingui/react/macro';
import { Button, ButtonLink } from '#ui/form/button.tsx';
import styles from './nothing-found.module.css';

export interface NothingFoundProps {
  readonly query: string;
  /** Dishes match, but the filter leaves them out. */
  readonly isFiltered: boolean;
  readonly onClearFilter: () => void;
  /** The page with all dishes. */
  readonly allHref: string;
}

/** The message that no dish was found, with the ways on. */
export const NothingFound = ({ query, isFiltered, onClearFilter, allHref }: NothingFoundProps) => {
  const asked = query.trim();
  return (
    <section className={styles.nothing} data-testid="nothing-found">
      <h2 className={styles.title}>
        {asked === '' || isFiltered ? (
          <Trans>No dish fits all of your filters</Trans>
        ) : (
          <Trans>Nothing found for “{asked}”</Trans>
        )}
      </h2>
      <p>
        <Trans>Try a shorter word, or an ingredient. The waiter knows every dish and is glad to help.</Trans>
      </p>
      <p className={styles.ways}>
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
