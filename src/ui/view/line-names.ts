import type { Language } from '#domain/language/language.ts';
import type { ChoiceNames } from '#domain/product/choice-names.ts';

/** Name of an ordered dish. */
export interface LineNames {
  readonly name: string;
  readonly size: string;
  readonly language: Language;
  /** Names of its choices; `undefined`: known only in the place's own language. */
  readonly choice?: ChoiceNames | undefined;
}
