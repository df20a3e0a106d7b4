import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { PlaceFrame } from '#guest/frame/place-frame.tsx';
import { FirstVisitPage, PlaceSkeleton } from '#guest/menu/first-visit-page.tsx';
import { parsePlaceSearch } from '#guest/place/place-search.ts';
import { FAILURE_NUMBER } from '#shared/device/connection.ts';
import { MenuProvider } from '#shared/menu/menu-context.tsx';

export const Route = createFileRoute('/$place')({
  validateSearch: parsePlaceSearch,
  loader: async ({ context, params }) => {
    const opened = await context.tabl.menus.open(params.place);
    // Shows 404 only when the server said that the place is unknown. [S2.22]
    if (opened === 'unknown') throw redirect({ to: '/404', state: { noVenue: true } });
    return { failure: typeof opened === 'string' ? FAILURE_NUMBER[opened] : undefined };
  },
  component: PlaceLayout,
  pendingComponent: PlaceSkeleton,
});

function PlaceLayout() {
  const { place } = Route.useParams();
  const { failure } = Route.useLoaderData();
  if (failure) return <FirstVisitPage failure={failure} />;
  return (
    // The key remounts everything for another place, so that this one's cart and session are never visible there.
    <MenuProvider key={place} slug={place}>
      <PlaceFrame>
        <Outlet />
      </PlaceFrame>
    </MenuProvider>
  );
}
