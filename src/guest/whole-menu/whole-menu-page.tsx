import { useRouterState } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { CategoryId } from '#domain/ids.ts';
import { placeTexts } from '#domain/place/place.ts';
import { ClosedText } from '#guest/frame/notices.tsx';
import { CategoryFoot } from '#guest/menu/category-foot.tsx';
import { useSectionNotes } from '#guest/menu/section-notes.ts';
import { PanelMenuScreen } from '#guest/panel-menu/panel-menu-screen.tsx';
import { useDrafts } from '#shared/cart/drafts-context.tsx';
import { useQuantities } from '#shared/cart/use-quantities.ts';
import { useDeviceKind } from '#shared/device/use-device.ts';
import { useDiet } from '#shared/diet/diet-context.tsx';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { hasDishesOf } from '#shared/menu/menu-snapshot.ts';
import { useWholeMenuMemory } from '#shared/menu/whole-menu-context.tsx';
import { wholeMenu } from '#shared/menu/whole-menu-sections.ts';
import { useCardViews } from '#shared/menu/whole-menu-views.ts';
import { useOrdering } from '#shared/order/ordering-context.tsx';
import { useSession } from '#shared/session/session-context.tsx';
import { useUser } from '#shared/session/use-user.ts';
import type { ListMemory } from './whole-menu-list.tsx';
import type { WholeMenuProps } from './whole-menu-props.ts';
import { WholeMenuScreen } from './whole-menu-screen.tsx';

const NOBODY = { roomNumber: undefined };
const NONE: ReadonlySet<CategoryId> = new Set();

/** The whole menu on one page. `at`: category in the address. [S2.10, S2.19, S2.30] */
export const WholeMenuPage = ({ at }: { readonly at?: CategoryId | undefined }) => {
  const snapshot = useMenu();
  const { index, settings, place, menu, language, part } = snapshot;
  const { orderType, isBrowseOnly, stopped, hours, shown } = useOrdering();
  const { roomNumber } = useSession().session ?? NOBODY;
  const hasUser = useUser() !== undefined;
  const device = useDeviceKind(orderType === 'room');
  const quantities = useQuantities();
  const { arrive } = useDrafts();
  const [entering] = useState(arrive);
  const all = useMemo(
    () => wholeMenu({ index, settings, place, part }, { orderType, hasUser, roomNumber }),
    [index, settings, place, part, orderType, hasUser, roomNumber],
  );
  const { sections, noteOf, hidden } = useSectionNotes(all);
  const { avoidance } = useDiet();
  const viewOf = useCardViews(snapshot, shown);
  const { target, visit } = useTarget(at);
  const memory = useListMemory(visit, target);
  const remembered = useWholeMenuMemory();
  useEffect(() => () => remembered.show(undefined), [remembered]);

  const rootId = target === undefined ? undefined : index.pathOf(target).at(-1)?.id;
  const { open, setOpen } = usePanels(rootId, visit);
  // A closed panel is opened, and missing dishes are awaited, before the page scrolls.
  const isReady =
    target !== undefined &&
    hasDishesOf(snapshot, target) &&
    (!settings.pdfMenu || (rootId !== undefined && open.has(rootId)));
  const jump = useMemo(
    () => (isReady ? { id: target, key: `${visit} ${target}` } : undefined),
    [isReady, target, visit],
  );
  const name = placeTexts(place, language).name;
  const same: WholeMenuProps = {
    device,
    theme: settings.designTheme,
    sections,
    // A dish with a note is taller.
    words: [language, menu.version, ...avoidance.avoid, ...avoidance.diets].join(' '),
    memory,
    jump,
    onInView: remembered.show,
    viewOf,
    quantities,
    noteOf,
    codes: device !== 'phone',
    printTitle: <span lang={name.language}>{name.text}</span>,
    above: (
      <>
        {(stopped || !hours.open) && !isBrowseOnly && <ClosedText reason={stopped} />}
        {hidden}
      </>
    ),
    below: !part && <CategoryFoot device={device} />,
  };
  if (!settings.pdfMenu) return <WholeMenuScreen {...same} entering={entering} multiple={settings.multipleColumns} />;
  return (
    <PanelMenuScreen
      {...same}
      open={open}
      onOpen={setOpen}
      onPrint={device === 'phone' ? () => window.print() : undefined}
    />
  );
};

const withoutEnd = (path: string | undefined): string => path?.replace(/\/$/, '') ?? '';

/** Category to scroll to: the address's anchor, else the category that the guest opened. */
function useTarget(at: CategoryId | undefined): { readonly target: CategoryId | undefined; readonly visit: string } {
  const { index } = useMenu();
  // While another page is loading, the address is already that page's, so the last target stays.
  const here = useRouterState({
    select: ({ location: { pathname, hash, state }, matches }) =>
      withoutEnd(pathname) === withoutEnd(matches.at(-1)?.pathname)
        ? { hash, visit: state.over ?? state.__TSR_key ?? '' }
        : undefined,
    structuralSharing: true,
  });
  const [last, setLast] = useState(here);
  if (here && here !== last) setLast(here);
  const { hash = '', visit = '' } = here ?? last ?? {};
  return { target: index.categoryBySlug.get(hash)?.id ?? at, visit };
}

function useListMemory(visit: string, target: CategoryId | undefined): ListMemory {
  const { index } = useMenu();
  const remembered = useWholeMenuMemory();
  // The list is stored under the newest history entry, because a press on a tab replaces the entry on the same page.
  const latest = useRef(visit);
  useEffect(() => {
    latest.current = visit;
  }, [visit]);
  return useMemo(() => {
    const goesOn = (last: CategoryId | undefined) => target === undefined || index.pathOf(target).at(-1)?.id === last;
    return {
      read: (shape) => remembered.read(shape, latest.current, goesOn),
      keep: (shape, rows) => remembered.keep(shape, latest.current, rows),
    };
  }, [remembered, target, index]);
}

/** Open panels: those that the guest left open, and the target's. */
function usePanels(asked: CategoryId | undefined, visit: string) {
  const remembered = useWholeMenuMemory();
  const [open, setOpen] = useState(() => remembered.panels() ?? NONE);
  const keep = useCallback(
    (next: ReadonlySet<CategoryId>) => {
      remembered.keepPanels(next);
      setOpen(next);
    },
    [remembered],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step, or a panel could not be closed again.
  useEffect(() => {
    if (asked !== undefined && !open.has(asked)) keep(new Set([...open, asked]));
  }, [asked, visit]);
  return { open, setOpen: keep };
}
