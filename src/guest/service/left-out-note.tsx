import { Trans } from '@lingui/react/macro';
import type { FoundAllergen, Verdict } from '#domain/diet/judge-dish.ts';
import styles from '#shared/diet/diet-note.module.css';
import { DietNote } from '#shared/diet/diet-note.tsx';
import { VerdictMark } from '#shared/diet/verdict-mark.tsx';
import { useAllergenName } from '#ui/words/allergen-name.ts';

/**
 * Note on a dish whose guest left an ingredient out and must still be warned, with the reason: "contains nuts" beside
 * "without walnuts" would read as a mistake. `unlisted`: allergens that only unlisted parts may contain.
 */
export const LeftOutNote = ({
  verdict,
  unlisted,
}: {
  readonly verdict: Verdict;
  readonly unlisted: readonly FoundAllergen[];
}) => {
  const nameOf = useAllergenName();
  if (unlisted.length === 0) return <DietNote verdict={verdict} />;
  const contains = verdict.contains.filter((one) => !unlisted.includes(one));
  const names = unlisted.map(nameOf).join(', ');
  return (
    <>
      {contains.length + verdict.against.length > 0 && <DietNote verdict={{ ...verdict, contains }} />}
      <p className={styles.note} data-testid="left-out-note" data-verdict={verdict.kind}>
        <VerdictMark kind={verdict.kind} size="1.125rem" />
        <span>
          <Trans comment="below a dish from which the guest left out an ingredient with an allergen">
            May still contain {names}: the other ingredients are not listed. Please ask us.
          </Trans>
        </span>
      </p>
    </>
  );
};
