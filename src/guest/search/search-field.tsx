import { useLingui } from '@lingui/react/macro';
import { SearchBox, type SearchBoxProps } from '#ui/form/search-box.tsx';

export interface SearchFieldProps extends Pick<SearchBoxProps, 'input' | 'onSubmit'> {
  readonly query: string;
  readonly onQuery: (query: string) => void;
}

/** The field of the search. "Search" on the keyboard makes room for the results. */
export const SearchField = ({ query, onQuery, ...rest }: SearchFieldProps) => {
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
