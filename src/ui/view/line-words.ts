import type { Language } from '#domain/language/language.ts';
import type { ChoiceNames } from '#domain/product/choice-names.ts';

/** Name of an ordered dish. */
export interface LineWords {
  readonly name: string;
  readonly size: string;
  readonly language: Language;
  /** What was chosen about it; undefined: it is known in the place's own words alone. */
  readonly choice?: ChoiceNames | undefined;
}
