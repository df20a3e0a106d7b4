import { Suspense, useMemo, useState } from 'react';
import { allergensOfMenu } from '#domain/allergens.ts';
import { isEuAllergen, NO_DIET, toggleAllergen, toggleDiet } from '#domain/diet.ts';
import { DietButton } from '#screens/allergens/diet-button.tsx';
import { useDiet } from '#state/diet-context.tsx';
import { useMenu } from '#state/menu-context.tsx';
import type { Device } from '#ui/device.ts';
import { DietSheet } from './-lazy-diet.tsx';

/** What the guest wants to be watched for, and the choice of it. */
export const DietTool = ({ device }: { readonly device: Device }) => {
  const { index, place } = useMenu();
  const { diet, avoidance, change } = useDiet();
  const [isOpen, setOpen] = useState(false);
  const own = useMemo(
    () => (isOpen ? allergensOfMenu(index).filter(({ code }) => !isEuAllergen(code)) : []),
    [isOpen, index],
  );
  return (
    <>
      <DietButton
        device={device}
        count={avoidance.avoid.length + avoidance.diets.length}
        onPress={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <DietSheet
            open
            avoidance={avoidance}
            hides={diet.hides}
            own={own}
            ownLanguage={index.menu.products[0]?.textLanguage ?? place.textLanguage}
            shared={device === 'kiosk' || device === 'tablet'}
            onAllergen={(code) => change((before) => toggleAllergen(before, place.id, code))}
            onDiet={(one) => change((before) => toggleDiet(before, one))}
            onHides={(hides) => change((before) => ({ ...before, hides }))}
            onClear={() => change(() => NO_DIET)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
};
