import { Trans, useLingui } from '@lingui/react/macro';
import type { FoundAllergen, Verdict } from '#domain/diet/judge-dish.ts';
import { DietNote } from '#shared/diet/diet-note.tsx';
import { useAllergenName } from '#ui/words/allergen-name.ts';

/** Warning of a dish for the waiter, who asks the kitchen where a guest would ask the staff. */
export const AllergyNote = ({
  verdict,
  unlisted = [],
}: {
  readonly verdict: Verdict;
  /** Allergens that only unlisted parts may contain, because the ingredient with them is left out. */
  readonly unlisted?: readonly FoundAllergen[];
}) => {
  const { t } = useLingui();
  const nameOf = useAllergenName();
  const contains = verdict.contains.filter((one) => !unlisted.includes(one));
  const names = unlisted.map(nameOf).join(', ');
  const isMore = unlisted.length === 0 || contains.length + verdict.against.length > 0;
  return (
    <>
      {isMore && <DietNote verdict={{ ...verdict, contains }} unstated={t`Not stated: ask the kitchen`} />}
      {unlisted.length > 0 && (
        <DietNote verdict={verdict}>
          <Trans comment="waiter's order, below a dish from which an ingredient with an allergen is left out">
            May still contain {names}: ask the kitchen
          </Trans>
        </DietNote>
      )}
    </>
  );
};
