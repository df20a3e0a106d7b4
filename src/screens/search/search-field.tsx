import { useLingui } from '@lingui/react/macro';
import type { KeyboardEvent, RefObject } from 'react';
import { IconButton } from '#ui/form/icon-button.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { search } from '#ui/look/icons.ts';
import { cross } from '#ui/look/icons-later.ts';
import { VisuallyHidden } from '#ui/words/visually-hidden.tsx';
import styles from './search-field.module.css';

export interface SearchFieldProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** Called by "Search" on the keyboard, which then makes room for the results. */
  readonly onSubmit: () => void;
}

const LONGEST = 80;

/** The field of the search. */
export const SearchField = ({ input, query, onQuery, onSubmit }: SearchFieldProps) => {
  const { t } = useLingui();
  const clear = () => {
    onQuery('');
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || query === '') return;
    event.preventDefault();
    clear();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not known to the oldest browsers that are served.
    <form
      role="search"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <label className={styles.field}>
        <Icon path={search} />
        <VisuallyHidden>{t`Search the menu`}</VisuallyHidden>
        <input
          ref={input}
          type="search"
          name="q"
          className={styles.input}
          value={query}
          maxLength={LONGEST}
          placeholder={t`Dish or ingredient`}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          data-testid="search-field"
          onChange={(event) => onQuery(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      </label>
      {query !== '' && <IconButton icon={cross} label={t`Clear the search`} className={styles.clear} onClick={clear} />}
    </form>
  );
};
