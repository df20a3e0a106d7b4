import { Suspense, useState } from 'react';
import { dialogs } from '#guest/lazy/lazy-dialogs.tsx';
import { MoreButton } from '#guest/more/more-button.tsx';
import type { DeviceKind } from '#ui/view/device-kind.ts';

/** Button for everything beside the menu: about, pictures, promotions, terms, other venues. [S2.05, S2.54] */
export const MoreTool = ({ device }: { readonly device: DeviceKind }) => {
  const [button, setButton] = useState<HTMLButtonElement>();
  return (
    <>
      <MoreButton
        device={device}
        expanded={button !== undefined}
        onPress={(pressed) => setButton((open) => (open ? undefined : pressed))}
      />
      {button && (
        <Suspense>
          <dialogs.MoreDialogs device={device} anchor={button} onClose={() => setButton(undefined)} />
        </Suspense>
      )}
    </>
  );
};
