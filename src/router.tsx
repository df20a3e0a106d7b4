import { createRouter, type RouterHistory } from '@tanstack/react-router';
import type { Tabl } from '#shared/tabl.ts';
import { routeTree } from './routeTree.gen.ts';

/** `history`: of a page that is drawn where there is no browser. */
export const createTablRouter = (tabl: Tabl, history?: RouterHistory) =>
  createRouter({
    routeTree,
    ...(history && { history }),
    context: { tabl },
    // A menu that is on the device is shown at once; only a first visit waits, and then sees the frame of what comes.
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    // A category comes back where it was left, on a device; and the list of places does not grow with every step of a day.
    scrollRestoration: history === undefined,
    getScrollRestorationKey: ({ pathname }) => pathname,
    // Beside a rail it is the menu that scrolls, not the window: another category begins at its top in this layout too.
    scrollToTopSelectors: ['#menu'],
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createTablRouter>;
  }
}
