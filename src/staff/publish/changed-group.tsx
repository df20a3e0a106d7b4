import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { TRANSLATED_FROM } from '#domain/owner/translations/translated-from.ts';
import { fieldWords, ingredientsWords } from './field-words.tsx';

/** Which field of a group of choices, by the last name of its path: those that a group alone has, and a dish's or an option's. */
const groupFieldWords = (field: string | undefined): ReactNode => {
  switch (field) {
    case 'defaults':
    case 'included':
      return <Trans>Chosen at first</Trans>;
    case 'title':
      return fieldWords('name');
    case 'prices':
      return fieldWords('price');
    default:
      return ingredientsWords(field) ?? fieldWords(field);
  }
};

const FIELDS = ['min', 'max', 'ask', 'defaults', 'included', 'active', 'allergens', 'price', 'prices', 'title', 'name'];

export interface ChangedPart {
  readonly title: string;
  readonly option: string | undefined;
  /** How many dishes share the group; undefined: it is about one dish. */
  readonly dishes: number | undefined;
}

/** Change in a group of choices: which group, option and field, and how many dishes it touches. */
export const ChangedGroup = ({
  path,
  part: { title, option, dishes },
}: {
  readonly path: readonly string[];
  readonly part: ChangedPart;
}) => {
  const isShared = path[0] === 'groups';
  const rest = path.slice(isShared ? 2 : 4);
  const field = groupFieldWords(rest.findLast((step, i) => FIELDS.includes(step) && (rest[0] !== 'options' || i > 1)));
  return (
    <>
      <Trans>Choices</Trans>
      {!isShared && title !== '' && ` · ${title}`}
      {option !== undefined && ` · ${option}`}
      {field !== undefined && <> · {field}</>}
      {path.includes(TRANSLATED_FROM) && <> · {fieldWords(TRANSLATED_FROM)}</>}
      {dishes !== undefined && (
        <>
          {' · '}
          <Plural value={dishes} one="on # dish" other="on # dishes" />
        </>
      )}
    </>
  );
};
