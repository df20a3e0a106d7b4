import { useLingui } from '@lingui/react/macro';
import type { Verdict } from '#domain/diet/judge-dish.ts';
import { useAllergenName } from '#ui/words/allergen-name.ts';
import { useDietName } from '#ui/words/diet-name.ts';

/** Short text of a verdict with only the worst finding: "Contains: milk · Not vegan". Empty when the dish suits. */
export const useVerdictTexts = () => {
  const { t } = useLingui();
  const allergenName = useAllergenName();
  const { notOf } = useDietName();
  /** `unstated`: replaces the text where nothing is declared, for readers other than guests. */
  return (verdict: Verdict, unstated?: string): string => {
    const names = (allergens: Verdict['mayContain']) => allergens.map((one) => allergenName(one)).join(', ');
    switch (verdict.kind) {
      case 'contains': {
        const list = names(verdict.contains);
        return [...(list ? [t`Contains: ${list}`] : []), ...verdict.against.map(notOf)].join(' · ');
      }
      case 'may_contain': {
        const traces = names(verdict.mayContain);
        return t`May contain traces of ${traces}`;
      }
      case 'not_declared':
        return verdict.depends ? t`It depends on what you choose` : (unstated ?? t`Not stated: please ask us`);
      case 'free':
        return '';
    }
  };
};
