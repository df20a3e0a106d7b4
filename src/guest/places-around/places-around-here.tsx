import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo } from 'react';
import { distanceKm } from '#domain/delivery/distance.ts';
import type { PlaceId } from '#domain/ids.ts';
import type { Place } from '#domain/place/place.ts';
import { citiesOf, tagsOf } from '#domain/place/places-around.ts';
import type { OfferedPlace } from '#domain/place/places-order.ts';
import type { PlaceView } from '#guest/place/place-card.tsx';
import { useNearMe } from '#shared/place/use-near-me.ts';
import { useRememberedPlace } from '#shared/place/use-offered-places.ts';
import { useServiceCatalog } from '#shared/service/use-service-catalog.ts';
import { useLanguage } from '#shared/tabl-context.tsx';
import { PlacesAround } from './places-around.tsx';

/** Formats a distance in the guest's language: "1,1 km", and in metres below one kilometre: "600 m". */
const useDistanceText = (): ((km: number) => string) => {
  const { i18n, t } = useLingui();
  return (km) => {
    const isNear = km < 1;
    const amount = isNear ? Math.round(km * 100) * 10 : km;
    const number = new Intl.NumberFormat(i18n.locale, { maximumFractionDigits: amount < 100 ? 1 : 0 }).format(amount);
    return isNear ? t`${number}\u00a0m` : t`${number}\u00a0km`;
  };
};

/** Distance of each place from the guest, for sorting and display. */
export type Distances = ReadonlyMap<PlaceId, { readonly km: number; readonly text: string }>;

export type PlaceChoiceKey = 'city' | 'tag' | 'open';

export interface PlacesAroundHereProps {
  readonly places: readonly Place[];
  /** Places shown in the list, in its order. */
  readonly shown: readonly OfferedPlace[];
  readonly views: readonly PlaceView[];
  /** The chosen city, tag or "open now"; `undefined`: none. */
  readonly of: (key: PlaceChoiceKey) => string | undefined;
  readonly choose: (key: PlaceChoiceKey) => (id: string | undefined) => void;
  readonly onDistances: (distances: Distances) => void;
}

/** The map beside the list of places, with the filters. */
export const PlacesAroundHere = (props: PlacesAroundHereProps) => {
  const { places, shown, views, onDistances, of, choose } = props;
  const isSaid = useServiceCatalog();
  const { language } = useLanguage();
  const said = useDistanceText();
  const { point, isAsking, trouble, ask } = useNearMe();
  const remembered = useRememberedPlace();
  const cities = useMemo(() => citiesOf(places, language), [places, language]);
  const tags = useMemo(() => tagsOf(places, language), [places, language]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: words are made anew with the language and its catalog, and are the same in between.
  useEffect(() => {
    if (!point || !isSaid) return;
    const far = places.flatMap(({ id, location }) => {
      if (!location) return [];
      const km = distanceKm(point, location);
      return [[id, { km, text: said(km) }] as const];
    });
    onDistances(new Map(far));
  }, [point, places, language, isSaid, onDistances]);
  // Rendered all at once, so that the content below moves only once.
  if (!isSaid || !remembered) return null;
  return (
    <PlacesAround
      {...{ cityId: of('city'), tagId: of('tag'), openId: of('open') }}
      {...{ onCity: choose('city'), onTag: choose('tag'), onOpen: choose('open') }}
      last={views[shown.findIndex(({ place }) => place.id === remembered.place?.id)]}
      cities={cities}
      tags={tags}
      hasHours={places.some(({ openingHours }) => openingHours !== undefined)}
      found={shown.length}
      pins={shown.flatMap(({ place, open }, index) =>
        place.location
          ? [
              {
                ...{ href: `/${place.slug}`, mark: index + 1, point: place.location },
                ...{ name: views[index]?.name.text ?? place.name, isOpen: open?.open ?? true },
                city: place.translations[language]?.city ?? place.city,
              },
            ]
          : [],
      )}
      near={point}
      isLocating={isAsking}
      trouble={trouble}
      onNear={() => void ask()}
    />
  );
};
