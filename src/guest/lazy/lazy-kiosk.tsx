// Lazy chunks for a shared device between guests. A guest's own phone never loads them.
import { useSharedKind } from '#shared/device/use-shared-device.ts';
import { lazyPart } from '#shared/lazy/lazy-part.tsx';
import { AfterPaint } from './lazy-offline.tsx';

const BetweenGuests = lazyPart(async () => (await import('#kiosk/between-guests.tsx')).BetweenGuests);

/** Pictures of the chosen dishes in a kiosk's bar. */
export const BarPictures = lazyPart(async () => (await import('#kiosk/bar-pictures.tsx')).BarPictures);

/** Layers of a kiosk and a table's tablet over the place's pages. */
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
