// What a guest avoids, as a line of the ledger says it.
import type { Language } from '#domain/language/language.ts';
import type { GuestNote } from '#domain/order/guest-note.ts';
import { TICKET_WORDS } from '../words/ticket-words.ts';

/** `[is in: Tarator; traces in: Bread]`; nothing where there are no dishes. */
const dishesText = (lists: readonly (readonly [words: string, dishes: readonly string[] | undefined])[]): string => {
  const said = lists.flatMap(([words, dishes]) => (dishes ? [`${words} ${dishes.join(', ')}`] : []));
  return said.length > 0 ? ` [${said.join('; ')}]` : '';
};

/** As a ticket says it, in the language of the kitchen: `ALLERGY: Nuts [is in: Baklava]`, and apart from it `DIET: vegan`. */
export const noteTexts = ({ avoid, diets, against = [] }: GuestNote, language: Language): string[] => {
  const words = TICKET_WORDS[language];
  const allergies = avoid.map(
    ({ name, dishes = {} }) =>
      name +
      dishesText([
        [words.contains, dishes.contains],
        [words.mayContain, dishes.mayContain],
        [words.undeclared, dishes.undeclared],
      ]),
  );
  const wanted = diets.map(
    (diet) => words.diets[diet] + dishesText([[words.against, against.find((one) => one.diet === diet)?.dishes]]),
  );
  return [
    ...(allergies.length > 0 ? [`${words.allergy} ${allergies.join(', ')}`] : []),
    ...(wanted.length > 0 ? [`${words.diet} ${wanted.join(', ')}`] : []),
  ];
};
