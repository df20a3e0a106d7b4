import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import type { Tabl } from '#state/tabl.ts';
import { LinkProvider } from '#ui/link.tsx';
import { BrokenPage } from './-broken-page.tsx';
import { NotFoundPage } from './-not-found-page.tsx';
import { RouterLink } from './-router-link.tsx';

export const Route = createRootRouteWithContext<{ readonly tabl: Tabl }>()({
  component: Root,
  notFoundComponent: NotFoundPage,
  errorComponent: BrokenPage,
});

function Root() {
  return (
    <LinkProvider link={RouterLink}>
      <Outlet />
    </LinkProvider>
  );
}
