import { useLocation, useNavigate } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { isAsked } from '#domain/place/places-around.ts';
import { ConnectionWord } from '#screens/menu-layout/connection-word.tsx';
import { PlacesScreen } from '#screens/places/places-screen.tsx';
import { useDeviceKind } from '#state/device/use-device.ts';
import { useOfferedPlaces } from '#state/place/use-offered-places.ts';
import { useIsOnline, useLanguage } from '#state/tabl-context.tsx';
import { useHydrating } from '#state/use-hydrating.ts';
import { HouseHead } from '../frame/house-head.tsx';
import { StandardTheme } from '../frame/standard-theme.tsx';
import { LanguageTool } from '../language/language-tool.tsx';
import { lazyPart } from '../lazy/lazy-part.tsx';
import { placeView } from './place-view.ts';
import type { Distances } from './places-around.tsx';

const PlacesAroundHere = lazyPart(async () => (await import('./places-around.tsx')).PlacesAroundHere);

/** What the list is made shorter by. It stands in the address: going back and a reload keep it. */
function usePlaceChoice() {
  const navigate = useNavigate();
  const isHydrating = useHydrating();
  const query = new URLSearchParams(useLocation({ select: ({ searchStr }) => searchStr }));
  const of = (key: string) => (isHydrating ? undefined : (query.get(key)?.toLowerCase() ?? undefined));
  const choose = (key: string) => (id: string | undefined) => {
    if (id === undefined) query.delete(key);
    else query.set(key, id);
    void navigate({ href: query.size > 0 ? `/?${query}` : '/', replace: true, resetScroll: false });
  };
  return { cityId: of('city'), tagId: of('tag'), onCity: choose('city'), onTag: choose('tag') };
}

/** The owner's venues in a list and on a map; a single one is opened at once. [S2.21] */
export const PlacesPage = () => {
  const { language } = useLanguage();
  const isOnline = useIsOnline();
  const device = useDeviceKind(false);
  const navigate = useNavigate();
  // A list that the server drew stays: nothing is taken away that is looked at. The server draws none of an only venue.
  const [isDrawn] = useState(useHydrating());
  const { client, offered, state, retry } = useOfferedPlaces();
  const choice = usePlaceChoice();
  const [distances, setDistances] = useState<Distances>();
  const places = client?.places ?? [];
  const only = state === 'here' && places.length === 1 && !isDrawn ? places[0]?.slug : undefined;
  useEffect(() => {
    if (only !== undefined) void navigate({ href: `/${only}`, replace: true });
  }, [only, navigate]);

  const { cityId, tagId } = choice;
  const filter = { cityId, tagIds: tagId === undefined ? [] : [tagId] };
  const far = (id: (typeof places)[number]['id']) => distances?.get(id)?.km ?? Number.MAX_SAFE_INTEGER;
  const asked = offered.filter(({ place }) => isAsked(place, filter));
  const shown = distances ? asked.toSorted((one, other) => far(one.place.id) - far(other.place.id)) : asked;
  const hasMap = places.length > 1 && places.some(({ location }) => location !== undefined);
  const views = shown.map((one, index) => ({
    ...placeView(one, language),
    distance: distances?.get(one.place.id)?.text,
    mark: hasMap && one.place.location ? index + 1 : undefined,
  }));
  return (
    <HouseHead site={client?.name}>
      <StandardTheme>
        <PlacesScreen
          clientName={client?.name ?? 'Tabl'}
          language={language}
          places={views}
          state={state}
          tools={
            <>
              <ConnectionWord online={isOnline} />
              <LanguageTool device={device} />
            </>
          }
          onRetry={retry}
          {...(hasMap && {
            around: (
              <Suspense>
                <PlacesAroundHere {...choice} places={places} shown={shown} views={views} onDistances={setDistances} />
              </Suspense>
            ),
          })}
        />
      </StandardTheme>
    </HouseHead>
  );
};
