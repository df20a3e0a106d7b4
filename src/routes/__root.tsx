import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { BrokenPage } from '#pages/frame/broken-page.tsx';
import { RootFrame } from '#pages/frame/root-frame.tsx';
import { pages } from '#pages/lazy/lazy-pages.tsx';
import type { Tabl } from '#state/tabl.ts';

export const Route = createRootRouteWithContext<{ readonly tabl: Tabl }>()({
  component: Root,
  notFoundComponent: pages.NotFoundPage,
  errorComponent: BrokenPage,
});

function Root() {
  return (
    <RootFrame>
      <Outlet />
    </RootFrame>
  );
}
