import type { Language } from '#domain/language/language.ts';
import type { Said, Translated } from '#domain/language/translated.ts';
import type { FeedbackAnswer, Question } from '#domain/service/service-offer.ts';
import { useReaderTexts } from '#staff/frame/reader-text.tsx';

/** A question and the chosen option, in the reader's language as far as the venue still asks in the same words. */
export const useAnswerTexts = (
  { question, title, option }: Pick<FeedbackAnswer, 'question' | 'title' | 'option'>,
  questions: readonly Question[],
  venueLanguage: Language,
) => {
  const { say } = useReaderTexts();
  const own = (text: string, known: readonly Translated[]): Said => {
    const words = known.find((one) => one.text === text);
    return (words && say(words)) ?? { text, language: venueLanguage };
  };
  const asked = questions.find(({ key }) => key === question);
  return { title: own(title, asked ? [asked.title] : []), option: own(option ?? '', asked?.options ?? []) };
};
