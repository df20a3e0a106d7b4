import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { IngredientChoice } from '#domain/cart/cart.ts';
import { judgeDish, type Verdict } from '#domain/diet/judge-dish.ts';
import { leaveOut } from '#domain/diet/leave-out.ts';
import { inUnlistedParts } from '#domain/diet/unlisted-parts.ts';
import type { Language } from '#domain/language/language.ts';
import { midPhrase } from '#domain/language/mid-phrase.ts';
import type { Product } from '#domain/menu/menu.ts';
import { useDiet } from '#shared/diet/diet-context.tsx';
import { VerdictMark } from '#shared/diet/verdict-mark.tsx';
import { useVerdictTexts } from '#shared/diet/verdict-text.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { MayStillContain } from '#shared/product/allergen-list.tsx';
import { Button } from '#ui/form/button.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import { useAllergenName } from '#ui/words/allergen-name.ts';
import { type ConflictAnswer, keepAnswer } from './conflict-answers.ts';
import styles from './conflict-question.module.css';

interface ConflictQuestionProps {
  /** Verdict on the chosen dish: it contains something that the guest avoids. */
  readonly verdict: Verdict;
  /** Names of the ingredients whose omission solves the conflict; `undefined` when impossible. */
  readonly without: readonly string[] | undefined;
  /** Only unlisted parts may still contain what is avoided, because the guest left an ingredient out. */
  readonly isUnlisted?: boolean;
  /** Even without them the dish stays marked, because it may have undeclared parts. */
  readonly isUnsure: boolean;
  /** Language of these names. */
  readonly textLanguage: Language;
  readonly onWithout: () => void;
  readonly onAdd: () => void;
  readonly onClose: () => void;
}

/** Names the conflicts, and warns that leaving ingredients out gives no certainty. */
const ConflictText = ({ verdict, without, isUnlisted, isUnsure }: ConflictQuestionProps) => {
  const words = useVerdictTexts();
  const nameOf = useAllergenName();
  return (
    <>
      <p className={styles.words} data-testid="conflict-words">
        <VerdictMark kind={verdict.kind} size="1.375rem" />
        {isUnlisted ? (
          <span>
            <MayStillContain />
            <br />
            <strong>{verdict.contains.map(nameOf).join(', ')}</strong>
          </span>
        ) : (
          <strong>{words(verdict)}</strong>
        )}
      </p>
      {without !== undefined && isUnsure && (
        <p className={styles.unsure}>
          <Trans>It can be left out. Whether the rest suits you is not stated: please ask us.</Trans>
        </p>
      )}
    </>
  );
};

/** Answer buttons: without the ingredient if the kitchen can, as it is, or not at all. */
const ConflictAnswers = ({ without: names, textLanguage, onWithout, onAdd, onClose }: ConflictQuestionProps) => {
  const without = names?.map((name) => midPhrase(name, textLanguage)).join(', ');
  return (
    <div className={styles.answers}>
      {without !== undefined && (
        <Button look="primary" wide onClick={onWithout} data-testid="conflict-without">
          <Trans>
            Without <span lang={textLanguage}>{without}</span>
          </Trans>
        </Button>
      )}
      <Button look="secondary" wide onClick={onAdd} data-testid="conflict-add">
        <Trans>Add all the same</Trans>
      </Button>
      <Button look="quiet" wide onClick={onClose} data-testid="conflict-not">
        <Trans>Do not add</Trans>
      </Button>
    </div>
  );
};

/** The question on the dish's own page, in place of the pressed button; it takes the focus. */
export const ConflictPanel = (question: ConflictQuestionProps) => {
  const { t } = useLingui();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be read as a part of a form.
    <div
      ref={panel}
      className={styles.panel}
      role="group"
      aria-label={question.verdict.contains.length > 0 ? t`Contains what you avoid` : t`Does not suit your diet`}
      tabIndex={-1}
      data-testid="conflict-panel"
    >
      <ConflictText {...question} />
      <ConflictAnswers {...question} />
    </div>
  );
};

/** The question before a conflicting dish is added. Includes Radix: load it with React.lazy. */
export const ConflictSheet = ({ name, ...question }: ConflictQuestionProps & { readonly name: string }) => (
  <Sheet
    open
    onClose={question.onClose}
    title={name}
    titleLanguage={question.textLanguage}
    foot={<ConflictAnswers {...question} />}
  >
    <ConflictText {...question} />
  </Sheet>
);

/** The question about a conflicting dish. Calls `onAdd` with the agreed choice, and `onClose` after any answer. */
export const ConflictQuestion = ({
  product,
  choice,
  inline = false,
  onAdd,
  onClose,
}: {
  readonly product: Product;
  readonly choice: IngredientChoice;
  /** On the dish's own page; otherwise over the list. */
  readonly inline?: boolean;
  readonly onAdd: (choice: IngredientChoice) => void;
  readonly onClose: () => void;
}) => {
  const { index } = useMenu();
  const { avoidance } = useDiet();
  const left = leaveOut(index, product, choice, avoidance);
  const answer = (how: ConflictAnswer, agreed: IngredientChoice) => {
    keepAnswer(avoidance, product.id, how);
    onClose();
    onAdd(agreed);
  };
  const verdict = judgeDish(index, product, choice, avoidance);
  const question = {
    verdict,
    isUnlisted:
      inUnlistedParts(index, product, choice, verdict).length === verdict.contains.length + verdict.against.length,
    without: left?.ingredients.map(({ name }) => name),
    isUnsure: left?.isSure === false,
    textLanguage: product.textLanguage,
    onWithout: () => answer('without', left?.choice ?? choice),
    onAdd: () => answer('all_the_same', choice),
    onClose,
  };
  return inline ? <ConflictPanel {...question} /> : <ConflictSheet {...question} name={product.name} />;
};
