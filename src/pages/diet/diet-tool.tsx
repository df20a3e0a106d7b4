import { Suspense, useState } from 'react';
import { DietButton } from '#screens/allergens/diet-button.tsx';
import { useDiet } from '#state/diet/diet-context.tsx';
import type { DeviceKind } from '#view/device/device-kind.ts';
import { dietParts } from '../lazy/lazy-diet.tsx';

/** The button of allergies and diet, with its dialog. */
export const DietTool = ({ device }: { readonly device: DeviceKind }) => {
  const { avoidance } = useDiet();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <DietButton
        device={device}
        count={avoidance.avoid.length + avoidance.diets.length}
        onPress={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <dietParts.DietChoice shared={device === 'kiosk' || device === 'tablet'} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
