// Chunks for guests who avoid allergens or follow a diet.
import { later } from '#shared/later.ts';
import { lazyDialog, lazyPart } from '#shared/lazy/lazy-part.tsx';

export const dietParts = {
  DietNote: lazyPart(async () => (await import('#shared/diet/diet-note.tsx')).DietNote),
  HiddenDishes: lazyPart(async () => (await import('#guest/diet/hidden-dishes.tsx')).HiddenDishes),
  DietChoice: lazyDialog(async () => (await import('#guest/diet/diet-choice.tsx')).DietChoice),
  ConflictQuestion: lazyDialog(async () => (await import('#guest/diet/conflict-question-here.tsx')).ConflictQuestion),
};

/** Rules that judge a dish by the guest's avoidance. */
const allergenRules = later(() => import('#domain/diet/judge-dish.ts'));

/** Function that judges dishes; `undefined` when not wanted or not loaded yet. */
export const useJudge = (isWanted: boolean) => allergenRules.useIt(isWanted)?.judgeDish;

export const dietRules = { allergens: allergenRules, answers: later(() => import('#guest/diet/conflict-answers.ts')) };
