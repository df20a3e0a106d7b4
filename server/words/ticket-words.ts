// The words of a kitchen ticket, in the language in which the place names its dishes.
import type { Language } from '#domain/language/language.ts';
import type { Diet } from '#domain/menu/menu.ts';

interface TicketWords {
  /** Read first and from afar, hence its capitals. */
  readonly allergy: string;
  /** Before the dishes of the order that hold it. */
  readonly contains: string;
  readonly mayContain: string;
  /** Before the dishes of which the venue has not said what is in them. */
  readonly undeclared: string;
  readonly diet: string;
  /** Before the dishes of the order that are against the diet. */
  readonly against: string;
  readonly diets: Readonly<Record<Diet, string>>;
}

export const TICKET_WORDS: Readonly<Record<Language, TicketWords>> = {
  bg: {
    allergy: 'АЛЕРГИЯ:',
    contains: 'съдържа се в:',
    mayContain: 'следи в:',
    undeclared: 'не е посочено за:',
    diet: 'ДИЕТА:',
    against: 'не отговаря:',
    diets: { vegan: 'веган', vegetarian: 'вегетарианска', halal: 'халал', kosher: 'кашер' },
  },
  en: {
    allergy: 'ALLERGY:',
    contains: 'is in:',
    mayContain: 'traces in:',
    undeclared: 'not stated for:',
    diet: 'DIET:',
    against: 'not suitable:',
    diets: { vegan: 'vegan', vegetarian: 'vegetarian', halal: 'halal', kosher: 'kosher' },
  },
  es: {
    allergy: 'ALERGIA:',
    contains: 'presente en:',
    mayContain: 'trazas en:',
    undeclared: 'sin declarar en:',
    diet: 'DIETA:',
    against: 'no apto:',
    diets: { vegan: 'vegana', vegetarian: 'vegetariana', halal: 'halal', kosher: 'kosher' },
  },
  de: {
    allergy: 'ALLERGIE:',
    contains: 'enthalten in:',
    mayContain: 'Spuren in:',
    undeclared: 'nicht angegeben bei:',
    diet: 'ERNÄHRUNG:',
    against: 'passt nicht:',
    diets: { vegan: 'vegan', vegetarian: 'vegetarisch', halal: 'halal', kosher: 'koscher' },
  },
  'fr-CH': {
    allergy: 'ALLERGIE :',
    contains: 'présent dans :',
    mayContain: 'traces dans :',
    undeclared: 'non indiqué pour :',
    diet: 'RÉGIME :',
    against: 'ne convient pas :',
    diets: { vegan: 'végane', vegetarian: 'végétarien', halal: 'halal', kosher: 'casher' },
  },
};
