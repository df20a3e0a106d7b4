import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { IngredientChoice } from '#domain/cart/cart.ts';
import { judgeDish, type Verdict } from '#domain/diet/judge-dish.ts';
import { leaveOut } from '#domain/diet/leave-out.ts';
import type { Language } from '#domain/language/language.ts';
import type { Product } from '#domain/menu/menu.ts';
import { useDiet } from '#shared/diet/diet-context.tsx';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { Button } from '#ui/form/button.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import { type ConflictAnswer, keepAnswer } from './conflict-answers.ts';
import styles from './conflict-question.module.css';
import { VerdictMark } from './verdict-mark.tsx';
import { useVerdictWords } from './verdict-words.ts';

interface ConflictQuestionProps {
  /** Verdict on the dish as it is chosen: it contains something that the guest avoids. */
  readonly verdict: Verdict;
  /** The names of what can be left out, so that it no longer does; undefined where that cannot be. */
  readonly without: string | undefined;
  /** Without that it is still marked: the dish may have parts that nobody listed. */
  readonly isUnsure: boolean;
  /** Language of these names. */
  readonly textLanguage: Language;
  readonly onWithout: () => void;
  readonly onAdd: () => void;
  readonly onClose: () => void;
}

/** Avoided things in the dish, and a warning that leaving them out does not make it sure. */
const ConflictWords = ({ verdict, without, isUnsure }: ConflictQuestionProps) => {
  const words = useVerdictWords();
  return (
    <>
      <p className={styles.words} data-testid="conflict-words">
        <VerdictMark kind={verdict.kind} size="1.375rem" />
        <strong>{words(verdict)}</strong>
      </p>
      {without !== undefined && isUnsure && (
        <p className={styles.unsure}>
          <Trans>It can be left out. Whether the rest suits you is not stated: please ask us.</Trans>
        </p>
      )}
    </>
  );
};

/** The guest's answers: the dish without it where the kitchen can do so, the dish as it is, or not at all. */
const ConflictAnswers = ({ without, textLanguage, onWithout, onAdd, onClose }: ConflictQuestionProps) => (
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

/** The question on the dish's own page, above the button that was pressed: the focus comes to it. */
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
      <ConflictWords {...question} />
      <ConflictAnswers {...question} />
    </div>
  );
};

/**
 * The question before a dish that contains what the guest avoids goes into the order. It brings Radix with it, so load it
 * with React.lazy.
 */
export const ConflictSheet = ({ name, ...question }: ConflictQuestionProps & { readonly name: string }) => (
  <Sheet
    open
    onClose={question.onClose}
    title={name}
    titleLanguage={question.textLanguage}
    foot={<ConflictAnswers {...question} />}
  >
    <ConflictWords {...question} />
  </Sheet>
);

/**
 * The question about a dish that contains what the guest avoids. `onAdd` is called with the choice that the guest agreed
 * to; after any answer `onClose` is called.
 */
export const ConflictQuestion = ({
  product,
  choice,
  inline = false,
  onAdd,
  onClose,
}: {
  readonly product: Product;
  readonly choice: IngredientChoice;
  /** On the dish's own page; else over the list. */
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
  const question = {
    verdict: judgeDish(index, product, choice, avoidance),
    without: left?.ingredients.map(({ name }) => name).join(', '),
    isUnsure: left?.isSure === false,
    textLanguage: product.textLanguage,
    onWithout: () => answer('without', left?.choice ?? choice),
    onAdd: () => answer('all_the_same', choice),
    onClose,
  };
  return inline ? <ConflictPanel {...question} /> : <ConflictSheet {...question} name={product.name} />;
};
