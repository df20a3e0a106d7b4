// The parts for guests who avoid allergens or follow a diet.
import { useEffect, useState } from 'react';
import { lazyPart } from './lazy-part.tsx';

export const dietParts = {
  DietNote: lazyPart(async () => (await import('#screens/allergens/diet-note.tsx')).DietNote),
  HiddenDishes: lazyPart(async () => (await import('#screens/allergens/hidden-dishes.tsx')).HiddenDishes),
  DietChoice: lazyPart(async () => (await import('../diet/diet-choice.tsx')).DietChoice),
};

type Judge = typeof import('#domain/diet/allergens.ts').judgeDish;
let judge: Judge | undefined;

/** Loads the judge of dishes once for the page. */
const loadJudge = async (): Promise<Judge> => {
  judge ??= (await import('#domain/diet/allergens.ts')).judgeDish;
  return judge;
};

const TRY_AGAIN_MS = 2_000;

/** The judge of dishes; undefined where nobody wants one, or it is not loaded yet. A failed load is tried again. */
export function useJudge(isWanted: boolean): Judge | undefined {
  const [found, setFound] = useState(() => judge);
  useEffect(() => {
    if (!isWanted || found) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isHere = true;
    const ask = () =>
      void loadJudge().then(
        (loaded) => isHere && setFound(() => loaded),
        () => {
          timer = setTimeout(ask, TRY_AGAIN_MS);
        },
      );
    ask();
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [isWanted, found]);
  return isWanted ? found : undefined;
}

export const dietRules = { judge: { load: loadJudge } };
