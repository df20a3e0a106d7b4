import { useCallback } from 'react';
import type { OrderId } from '#domain/ids.ts';
import { useTabl } from '#shared/tabl-context.tsx';

/** Puts a refused order away and loads the page anew, also where the device cannot write that down. */
export function useReloadAfter(): (id: OrderId) => void {
  const { outbox } = useTabl();
  return useCallback((id) => void outbox.dismiss(id).then(reload, reload), [outbox]);
}

const reload = () => window.location.reload();
