import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId, useMemo, useState } from 'react';
import type { GeoPoint } from '#domain/delivery/address.ts';
import type { Corner } from '#domain/delivery/geometry.ts';
import { isOnMap, toMap } from '#domain/delivery/map-view.ts';
import { drawnZones } from '#domain/delivery/map-zones.ts';
import { cornersIn, drawnPlace, editedView, locationIn, rounded } from '#domain/owner/settings/delivery.ts';
import type { Json, JsonObject, VenueFile } from '#domain/owner/venue-file.ts';
import { DeliveryMap } from '#shared/delivery/delivery-map.tsx';
import manage from '#staff/frame/manage.module.css';
import { Button } from '#ui/form/button.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import styles from './settings.module.css';
import { TypedPart } from './terms-fields.tsx';
import type { MenuLanguages } from './words-fields.tsx';

const pointOf = ([lat, lng]: Corner): GeoPoint => ({ lat, lng });
const cornerOf = ({ lat, lng }: GeoPoint): Corner => [rounded(lat), rounded(lng)];
/** Typed text is stored as a string until the text is a number. */
const isNumbers = (corners: Json): corners is readonly (readonly Json[])[] => Array.isArray(corners);

/** A zone on the guests' own map: the pin is one of its corners, dragged, moved by keys, or typed in degrees. */
export const ZoneMap = (props: {
  readonly file: VenueFile;
  readonly zones: readonly JsonObject[];
  readonly at: number;
  readonly languages: MenuLanguages;
  readonly venueName: string;
  readonly onCorners: (corners: Json) => void;
  readonly problem: ReactNode;
}) => {
  const { file, zones, at, languages, venueName, onCorners, problem } = props;
  const describedBy = useId();
  const [picked, setPicked] = useState(0);
  const zone = zones[at];
  const corners = cornersIn(zone);
  const pin = corners[picked] && pointOf(corners[picked]);
  const isPin = pin && Number.isFinite(pin.lat) && Number.isFinite(pin.lng);
  // The map does not move with a corner, and widens when one has left it.
  const [view, setView] = useState(() => editedView(file, zones));
  if (view && isPin && !isOnMap(toMap(view, pin))) {
    const wider = editedView(file, zones);
    if (wider && wider.unitsPerKm !== view.unitsPerKm) setView(wider);
  }
  const drawn = useMemo(
    () => (view ? drawnZones(drawnPlace(file, zones), view, { by: 'shape', id: at }, 0) : []),
    [file, zones, view, at],
  );
  const written: Json = zone?.coordinates ?? [];
  const set = (index: number, corner: Json) =>
    onCorners(isNumbers(written) ? written.map((one, i) => (i === index ? corner : one)) : []);
  const add = () => {
    const [one, next] = [corners[picked], corners[(picked + 1) % corners.length]];
    if (!one || !next) return;
    const middle = cornerOf({ lat: (one[0] + next[0]) / 2, lng: (one[1] + next[1]) / 2 });
    const list = isNumbers(written) ? written : [];
    onCorners([...list.slice(0, picked + 1), [...middle], ...list.slice(picked + 1)]);
    setPicked(picked + 1);
  };
  const remove = () => {
    onCorners(isNumbers(written) ? written.filter((_, i) => i !== picked) : []);
    setPicked(Math.max(0, picked - 1));
  };
  if (!view) return null;
  const raw = isNumbers(written) ? written[picked] : undefined;
  const typed: JsonObject = { lat: raw?.[0] ?? '', lng: raw?.[1] ?? '' };
  return (
    <>
      <DeliveryMap
        view={view}
        zones={drawn}
        language={languages.first}
        placeLanguage={languages.first}
        venue={{ name: venueName, point: locationIn(file) }}
        pin={isPin ? pin : undefined}
        tooFarKm={undefined}
        onPin={(point) => set(picked, [...cornerOf(point)])}
        describedBy={describedBy}
      />
      <SelectField label={<Trans>Corner</Trans>} value={picked} onChange={(next) => setPicked(Number(next))}>
        {corners.map((_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place in the zone is what a corner is
          <option key={i} value={i}>
            {i + 1}
          </option>
        ))}
      </SelectField>
      <div className={styles.moves}>
        <Button small look="quiet" onClick={add}>
          <Trans>Add a corner</Trans>
        </Button>
        <Button small look="quiet" disabled={corners.length <= 3} onClick={remove}>
          <Trans>Remove this corner</Trans>
        </Button>
      </div>
      <TypedPart
        one={typed}
        field="lat"
        label={<Trans>Latitude of this corner</Trans>}
        onChange={({ lat = '' }) => set(picked, [lat, typed.lng ?? ''])}
        problemAt={() => undefined}
      />
      <TypedPart
        one={typed}
        field="lng"
        label={<Trans>Longitude of this corner</Trans>}
        onChange={({ lng = '' }) => set(picked, [typed.lat ?? '', lng])}
        problemAt={() => undefined}
      />
      <p role="alert" id={describedBy} className={manage.problem}>
        {problem}
      </p>
    </>
  );
};
