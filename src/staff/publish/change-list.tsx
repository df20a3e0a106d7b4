import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { isLanguage, LANGUAGE_NAMES, type Language } from '#domain/language/language.ts';
import { TRANSLATED_FROM } from '#domain/owner/translations/translated-from.ts';
import type { VenueChange } from '#domain/owner/venue-changes.ts';
import type { Json } from '#domain/owner/venue-file.ts';
import type { Picture as VenuePicture } from '#domain/picture.ts';
import { Picture } from '#ui/picture/picture.tsx';
import { VisuallyHidden } from '#ui/words/visually-hidden.tsx';
import { changedField, useAboutTexts } from './change-text.tsx';
import { fieldText, ingredientsText } from './field-text.tsx';
import { ListChange, listParts } from './list-change.tsx';
import styles from './publish-sheet.module.css';
import type { ValueTerms } from './value-terms.ts';
import { AddedSizes, absenceOf, ValueText } from './value-text.tsx';

/** Label of a modifier group's field, by the last segment of its path; other fields use the labels of a dish or an option. */
const groupFieldText = (field: string | undefined): ReactNode => {
  switch (field) {
    case 'defaults':
    case 'included':
      return <Trans>Chosen at first</Trans>;
    case 'title':
      return fieldText('name');
    case 'prices':
      return fieldText('price');
    default:
      return ingredientsText(field) ?? fieldText(field);
  }
};

const FIELDS = ['min', 'max', 'ask', 'defaults', 'included', 'active', 'allergens', 'price', 'prices', 'title', 'name'];

interface ChangedPart {
  readonly title: string;
  readonly option: string | undefined;
  /** Number of dishes that share the group; `undefined`: it concerns one dish. */
  readonly dishes: number | undefined;
}

/** A change in a modifier group: group, option, field, and the number of affected dishes. */
const ChangedGroup = ({
  path,
  part: { title, option, dishes },
}: {
  readonly path: readonly string[];
  readonly part: ChangedPart;
}) => {
  const isShared = path[0] === 'groups';
  const rest = path.slice(isShared ? 2 : 4);
  const field = groupFieldText(rest.findLast((step, i) => FIELDS.includes(step) && (rest[0] !== 'options' || i > 1)));
  return (
    <>
      <Trans>Choices</Trans>
      {!isShared && title !== '' && ` · ${title}`}
      {option !== undefined && ` · ${option}`}
      {field !== undefined && <> · {field}</>}
      {path.includes(TRANSLATED_FROM) && <> · {fieldText(TRANSLATED_FROM)}</>}
      {dishes !== undefined && (
        <>
          {' · '}
          <Plural value={dishes} one="on # dish" other="on # dishes" />
        </>
      )}
    </>
  );
};

interface ListedPicture {
  readonly name: string;
  /** `undefined`: the picture's files no longer exist here. */
  readonly picture: VenuePicture | undefined;
}

const Row = ({ pictures }: { readonly pictures: readonly ListedPicture[] }) =>
  pictures.length === 0 ? (
    <Trans>no picture</Trans>
  ) : (
    pictures.map(({ name, picture }) => (
      <Picture
        key={name}
        className={styles.picture}
        picture={picture}
        name={name}
        cloth={undefined}
        sizes="6rem"
        eager
      />
    ))
  );

/** Pictures of a dish, old beside new, cropped like on a card. */
const ChangedPictures = ({
  was,
  now,
}: {
  readonly was: readonly ListedPicture[];
  readonly now: readonly ListedPicture[];
}) => (
  <span className={styles.pictures} data-testid="changed-pictures">
    <del>
      <VisuallyHidden>
        <Trans>Before:</Trans>{' '}
      </VisuallyHidden>
      <Row pictures={was} />
    </del>
    <span aria-hidden="true">→</span>
    <ins>
      <VisuallyHidden>
        <Trans>Now:</Trans>{' '}
      </VisuallyHidden>
      <Row pictures={now} />
    </ins>
  </span>
);

/** The old value beside the new one. */
const OldAndNew = ({ path, was, now, terms }: Pick<ChangeView, 'path' | 'was' | 'now'> & { terms: ValueTerms }) => {
  const [before, after] = [absenceOf(path, was), absenceOf(path, now)];
  return (
    <span className={styles.values}>
      {before === undefined && (
        <del>
          <ValueText path={path} value={was} other={now} terms={terms} />
        </del>
      )}
      {before === 'empty' && <Trans comment="said of a value before it was changed">was empty</Trans>}
      {before !== 'new' && after !== 'new' && ' → '}
      {after === undefined && (
        <ins>
          <ValueText path={path} value={now} other={was} isNow terms={terms} />
        </ins>
      )}
      {after === 'empty' && <Trans comment="said of a value that was taken away">empty now</Trans>}
    </span>
  );
};

export interface ChangeView {
  readonly key: string;
  /** Subject of the change in the venue's words. */
  readonly about: string;
  /** The modifier group concerned. */
  readonly part?: ChangedPart | undefined;
  /** Pictures of a dish, before and after. */
  readonly pictures?: { readonly was: readonly ListedPicture[]; readonly now: readonly ListedPicture[] } | undefined;
  readonly path: readonly string[];
  readonly kind: VenueChange['kind'];
  readonly was?: Json | undefined;
  readonly now?: Json | undefined;
  readonly by: string | undefined;
}

/** Language of the changed text, when the menu has several. */
const languageOf = (path: readonly string[], { languages }: ValueTerms): Language | undefined => {
  const last = path.at(-1);
  return languages.all.length > 1 && isLanguage(last) ? last : undefined;
};

/** Maximum number of listed changes. */
const MOST_TOLD = 100;

/** Changes that guests will see, old beside new. `foot`: actions on one of them. */
export const ChangeList = <C extends ChangeView>({
  changes,
  terms,
  foot,
}: {
  readonly changes: readonly C[];
  readonly terms: ValueTerms;
  readonly foot?: (change: C, name: string) => ReactNode;
}) => {
  const aboutOf = useAboutTexts();
  return (
    <ul className={styles.changes}>
      {changes.slice(0, MOST_TOLD).map((change) => {
        const { key, about, part, pictures, path, kind, was, now, by } = change;
        const name = aboutOf(about, path);
        const language = languageOf(path, terms);
        const list = kind === 'field' && !pictures && !part ? listParts(path, was, now) : undefined;
        const what = part ? <ChangedGroup path={path} part={part} /> : changedField({ kind, path, was, now });
        return (
          <li key={key} data-testid="previewed-change">
            <strong>{name}</strong>
            <span className={styles.field}>
              {what}
              {language !== undefined && (
                <>
                  {what && ' · '}
                  <span lang={language}>{LANGUAGE_NAMES[language]}</span>
                </>
              )}
              {by !== undefined && (
                <>
                  {(what || language) && ' · '}
                  <bdi>{by}</bdi>
                </>
              )}
            </span>
            {pictures && <ChangedPictures {...pictures} />}
            {kind === 'added' && <AddedSizes value={now} terms={terms} />}
            {list && <ListChange path={path} parts={list} terms={terms} />}
            {kind === 'field' && !list && !pictures && !path.includes(TRANSLATED_FROM) && (
              <OldAndNew {...{ path, was, now, terms }} />
            )}
            {foot?.(change, name)}
          </li>
        );
      })}
      {changes.length > MOST_TOLD && (
        <li>
          <Plural value={changes.length - MOST_TOLD} one="and # more" other="and # more" />
        </li>
      )}
    </ul>
  );
};
