import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { BrokenPage } from '#guest/frame/broken-page.tsx';
import { RootFrame } from '#guest/frame/root-frame.tsx';
import { pages } from '#guest/lazy/lazy-pages.tsx';
import type { Tabl } from '#shared/tabl.ts';

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
