import { type HistoryState, useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import type { LinkProps } from '#ui/layout/link.tsx';

const STAY = { resetScroll: false, hashScrollIntoView: false };
/** The same part pressed twice is gone to twice: without this the router sees no change. */
const again = (before: HistoryState): HistoryState => ({ ...before, presses: (before.presses ?? 0) + 1 });

declare module '@tanstack/react-router' {
  interface HistoryState {
    presses?: number;
  }
}

/** A real anchor whose plain press the router follows; a press with a key, and a middle one, stay the browser's. */
export const RouterLink = ({ href, onClick, ...rest }: LinkProps) => {
  const router = useRouter();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !isPlain || rest.target) return;
    event.preventDefault();
    // A part of the page that is open: no step in the history, and the page itself goes there.
    if (href.startsWith('#'))
      void router.navigate({ to: '.', search: true, hash: href.slice(1), replace: true, state: again, ...STAY });
    else router.history.push(href);
  };
  return (
    <a {...rest} href={href} onClick={follow}>
      {rest.children}
    </a>
  );
};
