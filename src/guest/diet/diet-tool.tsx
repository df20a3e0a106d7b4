import { Suspense, useState } from 'react';
import { dietParts } from '#guest/lazy/lazy-diet.tsx';
import { useDiet } from '#shared/diet/diet-context.tsx';
import type { DeviceKind } from '#ui/view/device-kind.ts';
import { DietButton } from './diet-button.tsx';

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
