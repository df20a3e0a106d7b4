import { useState } from 'react';
import { NeedsButton, NeedsSheet } from './guest-needs.tsx';
import type { GuestNeedsHere } from './use-guest-needs.ts';

/** On the guest's pages: the way to what makes the device easier to use. */
export const NeedsHere = ({ needs, offered, toggle }: GuestNeedsHere) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <NeedsButton onPress={() => setOpen(true)} />
      {isOpen && <NeedsSheet {...{ needs, offered }} onToggle={toggle} onClose={() => setOpen(false)} />}
    </>
  );
};
