// Lazy parts for a shared device between its guests. A guest's own phone never asks for them.
import { useSharedKind } from '#shared/device/use-shared-device.ts';
import { lazyPart } from '#shared/lazy/lazy-part.tsx';
import { AfterPaint } from './lazy-offline.tsx';

const BetweenGuests = lazyPart(async () => (await import('#kiosk/between-guests.tsx')).BetweenGuests);

/** The chosen dishes in a kiosk's bar. */
export const BarPictures = lazyPart(async () => (await import('#kiosk/bar-pictures.tsx')).BarPictures);

/** Layers of a kiosk and a table's tablet over the pages of their place. */
export const SharedDevice = () => {
  const kind = useSharedKind();
  return (
    kind && (
      <AfterPaint>
        <BetweenGuests key={kind} kind={kind} />
      </AfterPaint>
    )
  );
};
