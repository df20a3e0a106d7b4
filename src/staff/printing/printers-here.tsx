import { useMenu } from '#shared/menu/menu-context.tsx';
import { PrintersSection } from './printers-section.tsx';
import { usePrinters } from './use-printers.ts';

/** The open place's printers, for the person who sets them up. */
export const PrintersHere = () => {
  const { place } = useMenu();
  return <PrintersSection {...usePrinters()} timeZone={place.timeZone} />;
};
