import { Sheet } from '#ui/layout/sheet.tsx';
import { ConflictAnswers, type ConflictQuestionProps, ConflictWords } from './conflict-question.tsx';

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
