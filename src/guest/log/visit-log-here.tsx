import { useRouterState } from '@tanstack/react-router';
import { Suspense, useEffect, useMemo } from 'react';
import { LOGGED_PAGES, type LoggedPage, type LogPlace } from '#domain/log/log-entry.ts';
import type { MenuIndex } from '#domain/menu/menu-index.ts';
import { lazyPart } from '#shared/lazy/lazy-part.tsx';
import { useVisitLog } from '#shared/log/use-visit-log.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';

const SearchLogHere = lazyPart(async () => (await import('./search-log-here.tsx')).SearchLogHere);

const isLoggedPage = (word: string): word is LoggedPage => (LOGGED_PAGES as readonly string[]).includes(word);

/** The logged page for an address within a place. */
export const pageAt = (index: MenuIndex, path: string, show: unknown): LogPlace => {
  if (show === 'orders' || show === 'checkout') return { page: show };
  const [, word = '', dish = ''] = path.split('/').filter((part) => part !== '');
  if (word === '') return { page: 'category' };
  const category = index.categoryBySlug.get(decodeURIComponent(word));
  if (!category) return { page: isLoggedPage(word) ? word : 'other' };
  const product = index.productBySlug.get(decodeURIComponent(dish));
  return { page: product ? 'product' : 'category', categoryId: category.id, productId: product?.id };
};

/** Logs views and presses at the open place. Renders nothing. */
export const VisitLogHere = () => {
  const { place, index } = useMenu();
  const log = useVisitLog();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const show = useRouterState({ select: ({ location }) => Reflect.get(location.search, 'show') as unknown });
  const { page, categoryId, productId } = useMemo(() => pageAt(index, path, show), [index, path, show]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address of the same kind is another page.
  useEffect(() => {
    log?.show(place.id, { page, categoryId, productId });
  }, [log, place.id, path, page, categoryId, productId]);
  useEffect(() => () => log?.show(place.id, undefined), [log, place.id]);
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link || link.origin !== window.location.origin || link.pathname === window.location.pathname) return;
      const to = pageAt(index, link.pathname, undefined);
      if (to.productId !== undefined)
        log?.press('product_click', { categoryId: to.categoryId, productId: to.productId });
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [log, index]);
  return (
    log &&
    page === 'search' && (
      <Suspense>
        <SearchLogHere log={log} />
      </Suspense>
    )
  );
};
