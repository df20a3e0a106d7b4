// Station whose board a waiter or a manager looks at, in the address: a reload opens it again.
import { useLocation } from '@tanstack/react-router';
import type { Station } from '#domain/kitchen/stations.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';

/** Before a station's id, so that "12" stays an id and is never read as a number. */
const MARK = '~';

/** The station that the address names, as it spells it; undefined: none. One that there is not stands for the default one. */
export const useStationAddress = (): string | undefined => {
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  const station = new URLSearchParams(search).get('station');
  return station?.startsWith(MARK) ? station.slice(MARK.length) : undefined;
};

/** Where the board of a station is looked at. */
export const useStationHref = (): ((station: Pick<Station, 'id'>) => string) => {
  const { place } = useMenu();
  return ({ id }) => `/${place.slug}/staff/kitchen?station=${encodeURIComponent(MARK + id)}`;
};
