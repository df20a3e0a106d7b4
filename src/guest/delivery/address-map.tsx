import { type Ref, useCallback, useMemo, useState } from 'react';
import type { GeoPoint } from '#domain/delivery/address.ts';
import type { DeliveryVerdict } from '#domain/delivery/judge-delivery.ts';
import { isOnMap, toMap } from '#domain/delivery/map-view.ts';
import { drawnZones, readableView } from '#domain/delivery/map-zones.ts';
import type { Language } from '#domain/language/language.ts';
import { type Place, placeTexts } from '#domain/place/place.ts';
import { DeliveryMap } from '#shared/delivery/delivery-map.tsx';
import { useDrawnTiles } from '#shared/delivery/use-drawn-tiles.ts';
import type { MapPictures } from '#shared/delivery/use-map-services.ts';
import type { WhereIAm } from './use-where-i-am.ts';
import { ZoneLegend } from './zone-legend.tsx';

/** Map of a place with drawn zones; empty otherwise. The view does not move while the pin is moved. */
export const AddressMap = ({
  place,
  at,
  language,
  point,
  verdict,
  onPoint,
  whereIAm,
  verdictId,
  pictures,
  pinRef,
}: {
  readonly place: Place;
  readonly at: number;
  readonly language: Language;
  readonly point: GeoPoint | undefined;
  readonly verdict: DeliveryVerdict | undefined;
  readonly onPoint: (point: GeoPoint) => void;
  readonly whereIAm: WhereIAm;
  readonly verdictId: string;
  readonly pictures: MapPictures | undefined;
  readonly pinRef: Ref<HTMLButtonElement>;
}) => {
  const [seen, setSeen] = useState(point);
  const view = useMemo(() => readableView(place, seen), [place, seen]);
  // A pin outside the view widens the map, as far as the map stays readable.
  if (view && point && seen !== point && !isOnMap(toMap(view, point))) setSeen(point);
  const tiles = useDrawnTiles(view, pictures);
  const choice = verdict?.kind === 'carried' ? verdict.choice : undefined;
  const zones = useMemo(() => (view ? drawnZones(place, view, choice, at) : []), [place, view, choice, at]);
  const { forget } = whereIAm;
  const put = useCallback(
    (next: GeoPoint) => {
      forget();
      onPoint(next);
    },
    [forget, onPoint],
  );
  if (!view) return null;
  return (
    <>
      <DeliveryMap
        view={view}
        zones={zones}
        language={language}
        placeLanguage={place.defaultLanguage}
        venue={{ name: placeTexts(place, language).name.text, point: place.location }}
        pin={point}
        tooFarKm={verdict?.kind === 'too_far' && point ? verdict.km : undefined}
        onPin={put}
        onLocate={whereIAm.ask}
        isLocating={whereIAm.isAsking}
        describedBy={verdictId}
        tiles={tiles}
        attribution={pictures}
        pinRef={pinRef}
      />
      <ZoneLegend place={place} language={language} />
    </>
  );
};
