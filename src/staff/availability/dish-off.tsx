import type { OffKey } from '#domain/ids.ts';
import { DishOffSheet } from './dish-off-sheet.tsx';
import { useDishOff } from './use-dish-off.ts';

/** Takes a dish, a size or an ingredient off, from any staff screen. Works offline through the outbox. */
export const DishOff = ({ about, onClose }: { readonly about: OffKey; readonly onClose: () => void }) => {
  const off = useDishOff(about);
  if (!off) return null;
  const { change, ...shown } = off;
  return <DishOffSheet open {...shown} onChange={change} onClose={onClose} />;
};
