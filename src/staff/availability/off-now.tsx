import { useState } from 'react';
import type { OffKey } from '#domain/ids.ts';
import { useStaff } from '#staff/frame/staff-context.tsx';
import { DishOff } from './dish-off.tsx';
import { OffNowSheet } from './off-now-sheet.tsx';
import { useOffNow } from './use-off-now.ts';

/** Items that are off, and a search to take others off. */
export const OffNow = ({ onClose }: { readonly onClose: () => void }) => {
  const { find, putBack, ...shown } = useOffNow();
  const hasMenuPage = useStaff()?.may('PLACE_ADMIN') === true;
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState<OffKey>();
  const back = () => {
    setPicked(undefined);
    setTyped('');
  };
  if (picked !== undefined) return <DishOff about={picked} onClose={back} />;
  return (
    <OffNowSheet
      {...shown}
      hasMenuPage={hasMenuPage}
      typed={typed}
      onTyped={setTyped}
      found={find(typed)}
      onPick={setPicked}
      onPutBack={putBack}
      onClose={onClose}
    />
  );
};
