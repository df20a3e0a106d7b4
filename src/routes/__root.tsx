import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import type { Tabl } from '#state/tabl.ts';
import { LinkProvider } from '#ui/link.tsx';
import { NotFoundPage } from './-not-found-page.tsx';
import { RouterLink } from './-router-link.tsx';

export const Route = createRootRouteWithContext<{ readonly tabl: Tabl }>()({
  component: Root,
  notFoundComponent: NotFoundPage,
});

function Root() {
  return (
    <LinkProvider link={RouterLink}>
      <Outlet />
    </LinkProvider>
  );
}
