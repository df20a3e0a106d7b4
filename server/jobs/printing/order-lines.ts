// Dishes of an order for a kitchen's paper.
import type { Language } from '#domain/language/language.ts';
import { midPhrase } from '#domain/language/mid-phrase.ts';
import { withoutSoftHyphens as plain } from '#domain/language/soft-hyphens.ts';
import type { GuestNote } from '#domain/order/guest-note.ts';
import type { PlacedModifier, PlacedOrderLine } from '#domain/order/order.ts';
import { PAPER_WORDS } from '../../texts/paper-texts.ts';
import { TICKET_WORDS } from '../../texts/ticket-texts.ts';
import type { PaperPart } from './paper.ts';
import type { PaperPlace } from './paper-content.ts';

const withoutText = (name: string, language: Language): string =>
  `${PAPER_WORDS[language].without} ${midPhrase(name, language)}`;

const modifierText = ({ name, quantity }: PlacedModifier, language: Language): string =>
  quantity === 0 ? withoutText(name, language) : quantity === 1 ? name : `${quantity} × ${name}`;

/** Size and choices of a line as one text; "" when there are none. */
export const choiceText = (line: PlacedOrderLine, language: Language): string =>
  [
    line.size,
    line.required ?? '',
    ...(line.modifiers ?? []).map((one) => modifierText(one, language)),
    ...line.removed.map((name) => withoutText(name, language)),
    ...line.added.map((name) => `+ ${name}`),
  ]
    .map(plain)
    .filter(Boolean)
    .join(' · ');

/** Parts of a line: quantity and dish, choices, comment. */
export const lineParts = (line: PlacedOrderLine, language: Language): PaperPart[] => {
  const choice = choiceText(line, language);
  const [open, close] = PAPER_WORDS[language].quotes;
  return [
    { kind: 'text', size: 'dish', strong: true, lead: String(line.quantity), text: plain(line.name) },
    ...(choice ? [{ kind: 'text', size: 'plain', indented: true, text: choice } as const] : []),
    ...(line.comment
      ? [{ kind: 'text', size: 'plain', indented: true, strong: true, text: `${open}${line.comment}${close}` } as const]
      : []),
  ];
};

type Avoided = GuestNote['avoid'][number];

const concerns = ({ dishes = {} }: Avoided, dish: string): boolean =>
  [dishes.contains, dishes.mayContain].some((names) => names?.includes(dish));

/** Allergies for which the dish is dangerous. A dish without a declaration is named at the top of the ticket. */
export const allergiesOf = (note: GuestNote | null, line: PlacedOrderLine): string[] =>
  (note?.avoid ?? []).filter((one) => concerns(one, plain(line.name))).map(({ name }) => name);

/** The guest's note, each part with the affected dishes of this paper. Always the first part, never inside a comment. */
export const noteParts = (
  note: GuestNote | null,
  lines: readonly PlacedOrderLine[],
  place: PaperPlace,
): PaperPart[] => {
  if (!note) return [];
  const words = TICKET_WORDS[place.language];
  const here = new Set(lines.map(({ name }) => plain(name)));
  const said = (before: string, names: readonly string[] | undefined): string[] => {
    const shown = (names ?? []).filter((name) => here.has(name));
    return shown.length > 0 ? [`${before} ${shown.join(', ')}`] : [];
  };
  const allergies = note.avoid.map(
    ({ name, dishes = {} }): PaperPart => ({
      kind: 'loud',
      title: `${words.allergy} ${name}`,
      lines: [
        ...said(words.contains, dishes.contains),
        ...said(words.mayContain, dishes.mayContain),
        ...said(words.undeclared, dishes.undeclared),
      ],
    }),
  );
  const diets = note.diets.flatMap((diet): PaperPart[] => [
    { kind: 'text', size: 'plain', strong: true, text: `${words.diet} ${words.diets[diet]}` },
    ...said(words.against, note.against?.find((one) => one.diet === diet)?.dishes).map(
      (text): PaperPart => ({ kind: 'text', size: 'plain', text }),
    ),
  ]);
  return [...allergies, ...diets];
};
