// Allergens and diets that the guest wants warnings about: the stored row, and its part that applies at the open place.
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type Avoidance, avoidanceAt, type GuestDiet, isNothing, NO_AVOIDANCE, NO_DIET } from '#domain/diet/diet.ts';
import { onceThere } from '#shared/loading.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useTabl } from '#shared/tabl-context.tsx';
import { useRows } from '#shared/use-rows.ts';

export interface DietState {
  readonly diet: GuestDiet;
  /** The part that applies here; the same object until the part changes. */
  readonly avoidance: Avoidance;
  /** No allergen and no diet is chosen, so no dish is marked. */
  readonly isNothing: boolean;
  /** The row is read, so a missing allergen is really not avoided. */
  readonly isKnown: boolean;
  /** Reads the part that applies here; a press before the row is loaded waits for the row. Never rejects. */
  readonly readAvoidance: () => Promise<Avoidance>;
  readonly change: (how: (diet: GuestDiet) => GuestDiet) => void;
}

const DietContext = createContext<DietState>({
  diet: NO_DIET,
  avoidance: NO_AVOIDANCE,
  isNothing: true,
  isKnown: false,
  readAvoidance: async () => NO_AVOIDANCE,
  change: () => undefined,
});

export const useDiet = (): DietState => useContext(DietContext);

/** The diet table loads after the first card. */
const dietRow = () => import('#core/db/diet/guest-diet-table.ts');

export const DietProvider = ({ children }: { readonly children: ReactNode }) => {
  const { database } = useTabl();
  const { place } = useMenu();
  // Choices made before the database is open wait for the database, in the sequence of the presses.
  const ready = useMemo(() => onceThere(() => Promise.all([database(), dietRow()])), [database]);
  const row = useRows(async () => (await dietRow()).readDiet, []);
  const diet = row ?? NO_DIET;
  const isKnown = row !== undefined;
  const state = useMemo<DietState>(() => {
    const avoidance = avoidanceAt(diet, place.id);
    return {
      diet,
      avoidance,
      isNothing: isNothing(avoidance),
      isKnown,
      readAvoidance: async () =>
        ready()
          .then(async ([db, { readDiet }]) => avoidanceAt(await readDiet(db), place.id))
          .catch(() => avoidance),
      change: (how) =>
        void ready()
          .then(([db, { changeDiet }]) => changeDiet(db, place.id, how))
          .catch(() => undefined),
    };
  }, [diet, isKnown, place.id, ready]);
  return <DietContext value={state}>{children}</DietContext>;
};
