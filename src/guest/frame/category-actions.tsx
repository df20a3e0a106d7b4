import { type ReactNode, Suspense, useMemo, useState } from 'react';
import type { CategoryAction } from '#domain/menu/category-link.ts';
import { categoryDialogs } from '#guest/lazy/lazy-category-dialogs.tsx';
import { type CategoryActions, CategoryActionsProvider } from '#ui/layout/category-entry.tsx';
import type { CategoryLink } from '#ui/view/category-link.ts';
import type { DeviceKind } from '#ui/view/device-kind.ts';

/** Actions of categories without a page, wherever pressed: a choice of links, or the waiter call. [S2.25, S2.26] */
export const CategoryActionsHere = ({
  device,
  children,
}: {
  readonly device: DeviceKind;
  readonly children: ReactNode;
}) => {
  const [opened, setOpened] = useState<{ readonly category: CategoryLink; readonly action: CategoryAction }>();
  // A tablet, a kiosk and a room's device stay in the venue, so no link on these devices may leave the menu.
  const leadOut = device === 'phone';
  const actions = useMemo<CategoryActions>(
    () => ({ leadOut, open: (category, action) => setOpened({ category, action }) }),
    [leadOut],
  );
  const close = () => setOpened(undefined);
  return (
    <CategoryActionsProvider actions={actions}>
      {children}
      {opened && (
        <Suspense>
          {opened.action.kind === 'waiter' ? (
            <categoryDialogs.CallDialog
              title={opened.category.name}
              titleLanguage={opened.category.textLanguage}
              onClose={close}
            />
          ) : (
            <categoryDialogs.LinksSheet
              title={opened.category.name}
              titleLanguage={opened.category.textLanguage}
              targets={opened.action.kind === 'out' ? [opened.action.target] : opened.action.targets}
              codes={!leadOut}
              onClose={close}
            />
          )}
        </Suspense>
      )}
    </CategoryActionsProvider>
  );
};
