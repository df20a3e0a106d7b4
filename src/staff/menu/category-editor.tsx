import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Language } from '#domain/language/language.ts';
import { olderLanguages } from '#domain/owner/translations/translated-from.ts';
import { BackLink } from '#staff/frame/back-link.tsx';
import manage from '#staff/frame/manage.module.css';
import { OlderNote, type OlderText } from '#staff/publish/older-text.tsx';
import { Link } from '#ui/layout/link.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { caretRight } from '#ui/look/icons.ts';
import styles from './dish-editor.module.css';
import { LanguageChips } from './language-chips.tsx';
import { Removal } from './removal.tsx';
import { type TypedFields, typedFields } from './typed-field.tsx';
import { Unsaved } from './unsaved.tsx';

const MOST_NAMED = 5;

export interface CategoryEditorProps extends TypedFields {
  readonly name: string;
  readonly backHref: string;
  readonly languages: readonly Language[];
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
  readonly missing: readonly Language[];
  readonly older?: OlderText | undefined;
  /** Names of the dishes that would be removed with the category. */
  readonly dishes: readonly string[];
  /** Number of the category's dishes that stay in another category. */
  readonly staying: number;
  /** The parent category, whose texts are on another page. */
  readonly within?: { readonly name: string; readonly href: string } | undefined;
  /** Further fields: the category's tax. */
  readonly children?: ReactNode;
  /** The category has subcategories, so it cannot be removed. */
  readonly holdsOthers: boolean;
  readonly onRemove: () => Promise<boolean>;
  readonly onSaveAgain: (() => void) | undefined;
}

/** A category: its name by language, and its removal from the menu. */
export const CategoryEditor = (props: CategoryEditorProps) => {
  const { name, language, dishes, staying } = props;
  const parent = props.within?.name;
  const field = typedFields(props, <Trans>A category needs a name in your own language.</Trans>);
  const named = dishes.slice(0, MOST_NAMED).join(', ');
  const more = dishes.length - MOST_NAMED;
  return (
    <section className={styles.editor} aria-labelledby="category-name" data-testid="category-editor">
      <BackLink href={props.backHref}>
        <Trans>All dishes</Trans>
      </BackLink>
      <h2 className={styles.title} id="category-name">
        {name}
      </h2>
      <Unsaved onSaveAgain={props.onSaveAgain} />
      <LanguageChips {...props} older={props.older && olderLanguages(props.older.from)} />
      {field(['name', language], <Trans>Name</Trans>, { lang: language })}
      {props.older && (
        <OlderNote older={props.older} field="name" language={language} ownLanguage={props.languages[0]} />
      )}
      {props.children}
      {props.within && (
        <Link href={props.within.href} className={manage.back} data-testid="to-parent">
          <Trans>It lies in: {parent}</Trans>
          <Icon path={caretRight} />
        </Link>
      )}
      {props.holdsOthers ? (
        <p className={styles.note}>
          <Trans>Other categories lie in this one. It can be removed once they are elsewhere.</Trans>
        </p>
      ) : (
        <div className={styles.moves}>
          <Removal words={<Trans>Remove the category</Trans>} name={name} onRemove={props.onRemove}>
            {dishes.length > 0 && (
              <>
                <strong>
                  <Plural value={dishes.length} one="# dish goes with it:" other="# dishes go with it:" />
                </strong>{' '}
                {named}
                {more > 0 && (
                  <>
                    {' '}
                    <Plural value={more} one="and # more" other="and # more" />
                  </>
                )}
                {'. '}
              </>
            )}
            {staying > 0 && (
              <>
                <Plural
                  value={staying}
                  one="# dish stays in its other category."
                  other="# dishes stay in their other categories."
                />{' '}
              </>
            )}
            <Trans>Nothing changes for guests until you publish.</Trans>
          </Removal>
        </div>
      )}
    </section>
  );
};
