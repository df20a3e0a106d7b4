import { Trans, useLingui } from '@lingui/react/macro';
import type { Language } from '#domain/language/language.ts';
import { BackLink } from '#staff/frame/back-link.tsx';
import styles from '#staff/menu/dish-editor.module.css';
import { SelectField } from '#ui/form/select-field.tsx';
import { type Adding, AdditionForm } from './addition-form.tsx';

interface NewCategoryProps extends Adding {
  readonly backHref: string;
  readonly language: Language;
  /** Categories that hold others, by slug; empty: all stand at the top. */
  readonly parents: readonly { readonly slug: string; readonly name: string }[];
}

/** A category that is not on the menu yet. */
export const NewCategory = ({ backHref, language, parents, ...adding }: NewCategoryProps) => {
  const { t } = useLingui();
  return (
    <section className={styles.editor} aria-labelledby="new-category" data-testid="new-category">
      <BackLink href={backHref}>
        <Trans>All dishes</Trans>
      </BackLink>
      <h2 className={styles.title} id="new-category">
        <Trans>New category</Trans>
      </h2>
      <AdditionForm
        {...adding}
        fields={[{ name: 'name', label: <Trans>Name</Trans>, lang: language }]}
        yes={<Trans>Add the category</Trans>}
      >
        {parents.length > 0 && (
          <SelectField
            label={<Trans>Within</Trans>}
            value={adding.textOf('parent')}
            onChange={(slug) => adding.onType('parent', slug)}
          >
            <option value="">{t`the whole menu`}</option>
            {parents.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        <p className={styles.note}>
          <Trans>Guests see it once you publish. Add its dishes next.</Trans>
        </p>
      </AdditionForm>
    </section>
  );
};
