import { useLocation, useNavigate } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { isAsked } from '#domain/place/places-around.ts';
import { ServerHead } from '#guest/frame/server-head.tsx';
import { StandardTheme } from '#guest/frame/standard-theme.tsx';
import type { Distances, PlaceChoiceKey } from '#guest/places-around/places-around-here.tsx';
import { useDeviceKind } from '#shared/device/use-device.ts';
import { ConnectionText } from '#shared/frame/connection-text.tsx';
import { LanguageTool } from '#shared/language/language-tool.tsx';
import { lazyPart } from '#shared/lazy/lazy-part.tsx';
import { useOfferedPlaces } from '#shared/place/use-offered-places.ts';
import { useIsOnline, useLanguage } from '#shared/tabl-context.tsx';
import { useHydrating } from '#shared/use-hydrating.ts';
import { placeView } from './place-view.ts';
import { PlacesScreen } from './places-screen.tsx';

const PlacesAroundHere = lazyPart(
  async () => (await import('#guest/places-around/places-around-here.tsx')).PlacesAroundHere,
);

/** Filters of the list, kept in the address, so that back and reload preserve them. */
function usePlaceChoice() {
  const navigate = useNavigate();
  const isHydrating = useHydrating();
  const query = new URLSearchParams(useLocation({ select: ({ searchStr }) => searchStr }));
  const of = (key: PlaceChoiceKey) => (isHydrating ? undefined : (query.get(key)?.toLowerCase() ?? undefined));
  const choose = (key: PlaceChoiceKey) => (id: string | undefined) => {
    if (id === undefined) query.delete(key);
    else query.set(key, id);
    void navigate({ href: query.size > 0 ? `/?${query}` : '/', replace: true, resetScroll: false });
  };
  return { of, choose };
}

/** The owner's venues as a list and a map; a single one opens at once. [S2.21] */
export const PlacesPage = () => {
  const { language } = useLanguage();
  const isOnline = useIsOnline();
  const device = useDeviceKind(false);
  const navigate = useNavigate();
  // A server-drawn list stays, so that visible content is not removed. The server draws no list for a single venue.
  const [isDrawn] = useState(useHydrating());
  const { client, offered, state, retry } = useOfferedPlaces();
  const choice = usePlaceChoice();
  const [distances, setDistances] = useState<Distances>();
  const places = client?.places ?? [];
  const only = state === 'here' && places.length === 1 && !isDrawn ? places[0]?.slug : undefined;
  useEffect(() => {
    if (only !== undefined) void navigate({ href: `/${only}`, replace: true });
  }, [only, navigate]);

  const tagId = choice.of('tag');
  const filter = { cityId: choice.of('city'), tagIds: tagId ? [tagId] : [], isOpenNow: !!choice.of('open') };
  const far = (id: (typeof places)[number]['id']) => distances?.get(id)?.km ?? Number.MAX_SAFE_INTEGER;
  const asked = offered.filter(({ place, open }) => isAsked(place, filter, open));
  const shown = distances ? asked.toSorted((one, other) => far(one.place.id) - far(other.place.id)) : asked;
  const hasMap = places.length > 1 && places.some(({ location }) => location !== undefined);
  const views = shown.map((one, index) => ({
    ...placeView(one, language),
    distance: distances?.get(one.place.id)?.text,
    mark: hasMap && one.place.location ? index + 1 : undefined,
  }));
  return (
    <ServerHead site={client?.name}>
      <StandardTheme>
        <PlacesScreen
          clientName={client?.name ?? 'Tabl'}
          language={language}
          places={views}
          state={state}
          tools={
            <>
              <ConnectionText online={isOnline} />
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
    </ServerHead>
  );
};
