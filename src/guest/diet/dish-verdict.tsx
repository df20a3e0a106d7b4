import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FoundAllergen, Verdict } from '#domain/diet/judge-dish.ts';
import type { Language } from '#domain/language/language.ts';
import { VerdictMark } from '#shared/diet/verdict-mark.tsx';
import { MayStillContain } from '#shared/product/allergen-list.tsx';
import { useAllergenName } from '#ui/words/allergen-name.ts';
import { useDietName } from '#ui/words/diet-name.ts';
import styles from './dish-verdict.module.css';

const Found = ({ allergen, lang }: { readonly allergen: FoundAllergen; readonly lang: Language }) => {
  const name = useAllergenName()(allergen);
  const { from } = allergen;
  if (!from) return <li>{name}</li>;
  return (
    <li>
      <Trans>
        {name}, from: <span lang={lang}>{from.name}</span>
      </Trans>
    </li>
  );
};

const Title = ({
  verdict: { kind, contains, asked, depends },
  isUnlisted,
}: Pick<DishVerdictProps, 'verdict' | 'isUnlisted'>) => {
  switch (kind) {
    case 'contains':
      if (contains.length === 0) return <Trans>Does not suit your diet</Trans>;
      return isUnlisted ? <MayStillContain /> : <Trans>Contains what you avoid</Trans>;
    case 'may_contain':
      return <Trans>May contain traces of what you avoid</Trans>;
    case 'not_declared':
      return depends ? <Trans>It depends on what you choose</Trans> : <Trans>Not stated whether it suits you</Trans>;
    case 'free':
      return asked.avoid.length > 0 ? (
        <Trans>Without what you avoid, as far as it is stated</Trans>
      ) : (
        <Trans>Suits your diet, as far as it is stated</Trans>
      );
  }
};

interface DishVerdictProps {
  readonly verdict: Verdict;
  /** Only unlisted parts may still contain what is avoided, because the guest left an ingredient out. */
  readonly isUnlisted?: boolean | undefined;
  /** Language of the ingredient names. */
  readonly textLanguage: Language;
  readonly action?: ReactNode;
}

/** Verdict on a dish's page for the current choice, with its reasons. */
export const DishVerdict = ({ verdict, isUnlisted, textLanguage, action }: DishVerdictProps) => {
  const { t } = useLingui();
  const allergenName = useAllergenName();
  const { nameOf, notOf } = useDietName();
  const { contains, mayContain, against, unsaid, isDeclared, kind } = verdict;
  const traces = mayContain.map((one) => allergenName(one)).join(', ');
  const unsaidNames = unsaid.map(nameOf).join(', ');
  const lines: { readonly key: string; readonly words: ReactNode }[] = [
    ...against.map((diet) => ({ key: diet, words: notOf(diet) })),
    ...(traces && kind !== 'free' ? [{ key: 'traces', words: t`May contain traces of ${traces}` }] : []),
    ...(isDeclared ? [] : [{ key: 'undeclared', words: t`Not everything in it is stated. Please ask us.` }]),
    ...(unsaidNames ? [{ key: 'unsaid', words: t`Nobody has stated whether it is ${unsaidNames}.` }] : []),
  ];
  return (
    <div className={styles.verdict} data-kind={kind} data-testid="dish-verdict" role="status">
      <VerdictMark kind={kind} size="1.75rem" />
      <div className={styles.words}>
        <p className={styles.title}>
          <Title {...{ verdict, isUnlisted }} />
        </p>
        {contains.length + lines.length > 0 && (
          <ul className={styles.list}>
            {contains.map((allergen) => (
              <Found key={allergen.code} allergen={allergen} lang={textLanguage} />
            ))}
            {lines.map(({ key, words }) => (
              <li key={key}>{words}</li>
            ))}
          </ul>
        )}
        <p className={styles.quiet}>
          <Trans>In any kitchen traces remain possible. With a severe allergy, please tell our staff too.</Trans>
        </p>
        {action}
      </div>
    </div>
  );
};
