import { PrintersSection } from '#screens/staff/printers/printers-section.tsx';
import { useMenu } from '#state/menu/menu-context.tsx';
import { usePrinters } from '#state/staff/owner/use-printers.ts';

/** The open place's printers, for whoever sets them up. */
export const PrintersHere = () => {
  const { place } = useMenu();
  return <PrintersSection {...usePrinters()} timeZone={place.timeZone} />;
};
