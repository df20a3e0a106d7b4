import type { OffKey } from '#domain/ids.ts';
import { DishOffSheet } from './dish-off-sheet.tsx';
import { useDishOff } from './use-dish-off.ts';

/**
 * Takes a dish, a size or an ingredient off, from wherever staff see it. What is pressed waits in the outbox where the
 * network is away.
 */
export const DishOff = ({ about, onClose }: { readonly about: OffKey; readonly onClose: () => void }) => {
  const off = useDishOff(about);
  if (!off) return null;
  const { change, ...shown } = off;
  return <DishOffSheet open {...shown} onChange={change} onClose={onClose} />;
};
