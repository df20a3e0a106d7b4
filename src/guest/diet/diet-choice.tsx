import { useMemo } from 'react';
import { NO_DIET } from '#domain/diet/diet.ts';
import { ownAllergens } from '#domain/diet/judge-dish.ts';
import { toggleAllergen, toggleDiet } from '#domain/diet/toggle.ts';
import { useDiet } from '#shared/diet/diet-context.tsx';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { DietSheet } from './diet-sheet.tsx';

/** Dialog to choose allergens and diets. Includes Radix. */
export const DietChoice = ({ shared, onClose }: { readonly shared: boolean; readonly onClose: () => void }) => {
  const { index, place } = useMenu();
  const { diet, avoidance, change } = useDiet();
  const own = useMemo(() => ownAllergens(index), [index]);
  return (
    <DietSheet
      open
      avoidance={avoidance}
      hides={diet.hides}
      own={own}
      ownLanguage={index.menu.products[0]?.textLanguage ?? place.textLanguage}
      shared={shared}
      onAllergen={(code) => change((before) => toggleAllergen(before, place.id, code))}
      onDiet={(one) => change((before) => toggleDiet(before, one))}
      onHides={(hides) => change((before) => ({ ...before, hides }))}
      onClear={() => change(() => NO_DIET)}
      onClose={onClose}
    />
  );
};
