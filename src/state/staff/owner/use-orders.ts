import { useCallback, useEffect, useState } from 'react';
import type { Http } from '#api/http.ts';
import { listOrdersOfDay, readOrder, readOrdersFile } from '#api/staff/orders.ts';
import type { StaffFailure } from '#api/staff/sign-in.ts';
import type { OrdersOfDay, WholeOrder } from '#domain/owner/order-history.ts';
import type { Result } from '#domain/result.ts';
import { saveBlob } from '#platform/device/save-blob.ts';
import { useMenu } from '../../menu/menu-context.tsx';
import { useIsOnline, useTabl } from '../../tabl-context.tsx';
import { useDebounced } from '../../use-debounced.ts';
import { staffHttp } from '../staff-context.tsx';
import { useBoard } from '../use-board.ts';
import { problemOf } from '../use-staff-sign-in.ts';

/** What happens on the floor is shown so much later: a list that jumps under a finger cannot be read. */
const SETTLE_MS = 3_000;

export interface Read<T> {
  /** What was read last; undefined: nothing yet. */
  readonly found: T | undefined;
  /** Why it could not be read; undefined: it could. */
  readonly why: string | undefined;
}

/** Reads, and reads again when what is asked for, the place's board or the network has changed. The latest answer stands. */
function useRead<T>(ask: (send: Http['send']) => Promise<Result<T, StaffFailure>>): Read<T> {
  const { place } = useMenu();
  const tabl = useTabl();
  const isOnline = useIsOnline();
  const seq = useDebounced(useBoard().board?.seq, SETTLE_MS);
  const [read, setRead] = useState<Read<T>>({ found: undefined, why: undefined });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of the journal, and a network that is back, ask again.
  useEffect(() => {
    let isLatest = true;
    const go = async () => {
      const staff = await staffHttp(tabl);
      const answer = await ask((path, options) => staff.send(path, { ...options, place: place.id }));
      if (!isLatest) return;
      if (answer.ok) setRead({ found: answer.value, why: undefined });
      else setRead(({ found }) => ({ found, why: problemOf(answer.error).why }));
    };
    go().catch(() => isLatest && setRead(({ found }) => ({ found, why: 'no_response' })));
    return () => {
      isLatest = false;
    };
  }, [tabl, place.id, ask, seq, isOnline]);
  return read;
}

/** A page of a day's orders. What was read of another day stays until this one has come. */
export function useOrdersOfDay(day: string, asked: string, page: number): Read<OrdersOfDay> {
  const ask = useCallback((send: Http['send']) => listOrdersOfDay(send, { day, asked, page }), [day, asked, page]);
  return useRead(ask);
}

/** One order with all that was done with it. */
export function useWholeOrder(id: string): Read<WholeOrder> {
  const ask = useCallback((send: Http['send']) => readOrder(send, id), [id]);
  return useRead(ask);
}

/** Saves the orders of some days as a file; gives why it could not. */
export function useOrdersFile(): (days: { readonly from: string; readonly to: string }) => Promise<string | undefined> {
  const { place } = useMenu();
  const tabl = useTabl();
  return useCallback(
    async (days) => {
      const staff = await staffHttp(tabl);
      const bearer = await staff.headers(place.id);
      if (!bearer.ok) return bearer.error;
      const file = await readOrdersFile(tabl.http, place.id, bearer.value, days);
      if (!file.ok) return file.error;
      const { from, to } = days;
      saveBlob(`orders-${place.slug}-${from === to ? from : `${from}_${to}`}.csv`, file.value);
      return undefined;
    },
    [tabl, place],
  );
}
