// Why a dish was found: its texts that match the query, with highlights.
import type { Language } from '../language/language.ts';
import { clauseWith, marksIn, type Range } from './search-marks.ts';
import type { DishWords } from './search-words.ts';

export interface MarkedText {
  readonly text: string;
  readonly language: Language;
  readonly ranges: readonly Range[];
}

export interface Besides extends MarkedText {
  /** The ingredient is an optional extra of the dish. */
  readonly isExtra: boolean;
}

export interface WhyFound {
  readonly name: MarkedText;
  /** Match of words that the name lacks: a name in another language, an ingredient, a clause. */
  readonly besides: Besides | undefined;
}

/** Why a dish was found; `own`: its texts in the guest's language, `words`: the folded query. */
export const whyFound = (own: DishWords, others: readonly DishWords[], words: readonly string[]): WhyFound => {
  const mark = (text: string, language: Language, wanted: readonly string[], isExtra = false) => {
    const { ranges, words: has } = marksIn(text, wanted);
    return { text, language, ranges, has, isExtra };
  };
  const name = mark(own.name, own.language, words);
  const missing = words.filter((word) => !name.has.includes(word));
  if (missing.length === 0) return { name, besides: undefined };
  const candidates = function* () {
    // The guest's language first: a text in another one is shown only where no text in theirs explains the match.
    for (const { name: text, tags, extras, description, language } of [own, ...others]) {
      yield mark(text, language, missing);
      for (const tag of tags) yield mark(tag, language, missing);
      for (const extra of extras) yield mark(extra, language, missing, true);
      const clause = clauseWith(description, missing);
      if (clause !== undefined) yield mark(clause, language, missing);
    }
  };
  let best: ReturnType<typeof mark> | undefined;
  for (const one of candidates()) {
    if (one.has.length > (best?.has.length ?? 0)) best = one;
    if (best && best.has.length === missing.length) break;
  }
  return { name, besides: best };
};
