import { createFileRoute, redirect } from '@tanstack/react-router';
import { staffParts } from '#guest/lazy/lazy-staff.tsx';
import { FirstVisitPage } from '#guest/menu/first-visit-page.tsx';
import { FAILURE_NUMBER } from '#shared/device/connection.ts';
import { LoadingPart } from '#shared/frame/loading-part.tsx';
import { MenuProvider } from '#shared/menu/menu-context.tsx';

/** All staff pages; the lazy chunk, which no guest loads, decides which page a path shows. */
export const Route = createFileRoute('/$place_/staff/$')({
  loader: async ({ context, params }) => {
    const opened = await context.tabl.menus.open(params.place);
    if (opened === 'unknown') throw redirect({ to: '/404' });
    return { failure: typeof opened === 'string' ? FAILURE_NUMBER[opened] : undefined };
  },
  component: Staff,
  // The staff's frame follows on the same bare page; a skeleton of the menu would promise the guests' page.
  pendingComponent: LoadingPart,
});

function Staff() {
  const { place, _splat = '' } = Route.useParams();
  const { failure } = Route.useLoaderData();
  if (failure) return <FirstVisitPage failure={failure} />;
  return (
    <MenuProvider key={place} slug={place}>
      <staffParts.StaffFrame path={_splat} />
    </MenuProvider>
  );
}
