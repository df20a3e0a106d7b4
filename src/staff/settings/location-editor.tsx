import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { isOnMap, toMap } from '#domain/delivery/map-view.ts';
import { drawnZones } from '#domain/delivery/map-zones.ts';
import { drawnPlace, editedView, rounded, termsIn } from '#domain/owner/settings/delivery.ts';
import { pointIn } from '#domain/owner/settings/location.ts';
import { isObject, isSame, type Json, type JsonObject, type VenueFile, valueAt } from '#domain/owner/venue-file.ts';
import { DeliveryMap } from '#shared/delivery/delivery-map.tsx';
import manage from '#staff/frame/manage.module.css';
import { TypedPart } from './terms-fields.tsx';
import type { MenuLanguages } from './words-fields.tsx';

/** Position of the venue: a pin on its own map with its zones, or typed degrees. */
export const LocationEditor = (props: {
  readonly file: VenueFile;
  readonly value: Json | undefined;
  readonly onChange: (value: Json | undefined) => void;
  readonly languages: MenuLanguages;
  readonly venueName: string;
  readonly problemAt: (at: string) => ReactNode;
}) => {
  const { file, value, onChange, languages, venueName, problemAt } = props;
  const zones = useMemo(() => termsIn(valueAt(file, ['orderTypes', 'delivery', 'shapes'])), [file]);
  const describedBy = useId();
  const pin = pointIn(value);
  // The map does not move with the pin, and is redrawn when the pin has left it.
  const [view, setView] = useState(() => editedView(file, zones));
  if (pin && (!view || !isOnMap(toMap(view, pin)))) {
    const wider = editedView({ ...file, location: { lat: pin.lat, lng: pin.lng } }, zones);
    // Near a pole no map can be drawn.
    if (wider && (!view || !isSame({ ...wider.centre }, { ...view.centre }) || wider.unitsPerKm !== view.unitsPerKm))
      setView(wider);
  }
  const drawn = useMemo(
    () => (view ? drawnZones(drawnPlace(file, zones), view, undefined, 0) : []),
    [file, zones, view],
  );
  const typed: JsonObject = isObject(value) ? value : {};
  const set = (next: JsonObject) => {
    const isEmpty = [next.lat, next.lng].every((one) => one === undefined || one === '');
    onChange(isEmpty ? undefined : { lat: next.lat ?? '', lng: next.lng ?? '' });
  };
  return (
    <>
      {view && (
        <DeliveryMap
          view={view}
          zones={drawn}
          language={languages.first}
          placeLanguage={languages.first}
          venue={{ name: venueName, point: undefined }}
          pin={pin}
          tooFarKm={undefined}
          describedBy={describedBy}
          onPin={({ lat, lng }) => set({ lat: rounded(lat), lng: rounded(lng) })}
        />
      )}
      <TypedPart
        one={typed}
        field="lat"
        label={<Trans>Latitude</Trans>}
        onChange={set}
        problemAt={() => problemAt('lat')}
      />
      <TypedPart one={typed} field="lng" label={<Trans>Longitude</Trans>} onChange={set} problemAt={() => undefined} />
      <p className={manage.note} id={describedBy}>
        <Trans>Any map tells both numbers of your door. Leave both empty for no place on the map.</Trans>
      </p>
    </>
  );
};
