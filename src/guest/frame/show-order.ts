import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** History key of the page below the order, when the bar opened the order over it. */
    over?: string | undefined;
  }
}

/** Shows the order over the current page. */
export function useShowOrder(): () => void {
  const navigate = useNavigate();
  return useCallback(
    () =>
      void navigate({
        to: '.',
        search: (before) => ({ ...before, show: 'cart' }),
        hash: true,
        state: ({ __TSR_key }) => ({ over: __TSR_key }),
        resetScroll: false,
      }),
    [navigate],
  );
}
