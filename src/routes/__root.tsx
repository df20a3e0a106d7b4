import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { BrokenPage } from '#pages/frame/broken-page.tsx';
import { NotFoundPage } from '#pages/frame/not-found-page.tsx';
import { RootFrame } from '#pages/frame/root-frame.tsx';
import type { Tabl } from '#state/tabl.ts';

export const Route = createRootRouteWithContext<{ readonly tabl: Tabl }>()({
  component: Root,
  notFoundComponent: NotFoundPage,
  errorComponent: BrokenPage,
});

function Root() {
  return (
    <RootFrame>
      <Outlet />
    </RootFrame>
  );
}
