import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The step of the page under the order, where the bar opened the order over it. */
    over?: string | undefined;
  }
}

/** Shows the order over the page as it is. */
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
