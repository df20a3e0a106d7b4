import { type HistoryState, useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import type { LinkProps } from '#ui/layout/link.tsx';

const STAY = { resetScroll: false, hashScrollIntoView: false };
/** A counter in the history state; without it the router ignores a second press on the same anchor. */
const again = (before: HistoryState): HistoryState => ({ ...before, presses: (before.presses ?? 0) + 1 });

declare module '@tanstack/react-router' {
  interface HistoryState {
    presses?: number;
  }
}

/** Addresses that only the browser can open: another site's, a phone number, the server's own (the demo bank's page). */
const OUTSIDE = /^(?:[a-z]+:|\/api\/)/;

/**
 * A real link whose plain press the router follows; presses with a modifier key or the middle button are left to the
 * browser.
 */
export const RouterLink = ({
  href,
  onClick,
  onFollow,
  ...rest
}: LinkProps & {
  /** Replaces the plain navigation. */
  readonly onFollow?: () => void;
}) => {
  const router = useRouter();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !isPlain || rest.target || OUTSIDE.test(href)) return;
    event.preventDefault();
    // An anchor on the open page adds no history entry; the page itself scrolls.
    if (href.startsWith('#'))
      void router.navigate({ to: '.', search: true, hash: href.slice(1), replace: true, state: again, ...STAY });
    else if (onFollow) onFollow();
    else router.history.push(href);
  };
  return (
    <a {...rest} href={href} onClick={follow}>
      {rest.children}
    </a>
  );
};
