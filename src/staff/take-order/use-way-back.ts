import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';

/** Place of the present entry in the history, as the router counts; a layer's own entry has the place of its page. */
const placeOf = (state: unknown): number | undefined =>
  typeof state === 'object' && state !== null && '__TSR_index' in state && typeof state.__TSR_index === 'number'
    ? state.__TSR_index
    : undefined;

const isLayer = (state: unknown): boolean => typeof state === 'object' && state !== null && 'layer' in state;

/**
 * Leads from an order that was sent to its table's page. It goes back where the order was opened from that page: another
 * entry of the same page would need a second press of the device's back button. `href`: the table's page. `layers`: number of
 * open sheets over the order's page, each with an entry of its own.
 */
export function useWayBack(href: string, isTaking: boolean): (layers?: number) => void {
  const navigate = useNavigate();
  const tableAt = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another table's page is another entry.
  useEffect(() => {
    if (!isTaking) tableAt.current = placeOf(window.history.state);
  }, [isTaking, href]);
  return useCallback(
    (layers = 1) => {
      const { state } = window.history;
      const place = placeOf(state);
      if (place === undefined || place - 1 !== tableAt.current) return void navigate({ href, replace: true });
      window.history.go(isLayer(state) ? -1 - layers : -1);
    },
    [navigate, href],
  );
}
