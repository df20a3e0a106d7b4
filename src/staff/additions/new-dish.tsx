import { Trans, useLingui } from '@lingui/react/macro';
import type { Language } from '#domain/language/language.ts';
import { BackLink } from '#staff/frame/back-link.tsx';
import styles from '#staff/menu/dish-editor.module.css';
import { type Adding, AdditionForm } from './addition-form.tsx';

interface NewDishProps extends Adding {
  /** The category's name. */
  readonly category: string;
  readonly backHref: string;
  /** The venue's own. */
  readonly language: Language;
  readonly currency: string;
}

/** A dish that is not on the menu yet. Its other words, allergens, choices and pictures come once it is kept. */
export const NewDish = ({ category, backHref, language, currency, ...adding }: NewDishProps) => {
  const { t } = useLingui();
  return (
    <section className={styles.editor} aria-labelledby="new-dish" data-testid="new-dish">
      <BackLink href={backHref}>
        <Trans>All dishes</Trans>
      </BackLink>
      <h2 className={styles.title} id="new-dish">
        <Trans>New dish: {category}</Trans>
      </h2>
      <AdditionForm
        {...adding}
        fields={[
          { name: 'name', label: <Trans>Name</Trans>, lang: language },
          { name: 'size', label: <Trans>Size or amount, if you say one</Trans>, lang: language },
          {
            name: 'price',
            label: (
              <>
                <Trans>Price</Trans> ({currency})
              </>
            ),
            placeholder: t`ask the waiter`,
            isAmount: true,
          },
        ]}
        yes={<Trans>Add the dish</Trans>}
      >
        <p className={styles.note}>
          <Trans>Guests see it once you publish. Further languages, allergens, choices and pictures come next.</Trans>
        </p>
      </AdditionForm>
    </section>
  );
};
