import { useCallback } from 'react';
import type { OrderId } from '#domain/ids.ts';
import { useTabl } from '#shared/tabl-context.tsx';

/** Dismisses a rejected order and reloads the page, even when the device cannot save that. */
export function useReloadAfter(): (id: OrderId) => void {
  const { outbox } = useTabl();
  return useCallback((id) => void outbox.dismiss(id).then(reload, reload), [outbox]);
}

const reload = () => window.location.reload();
