import { useCallback, useEffect, useState } from 'react';
import type { Http } from '#core/api/http.ts';
import type { StaffFailure } from '#core/api/staff/sign-in-requests.ts';
import type { Result } from '#domain/result.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useIsOnline, useTabl } from '#shared/tabl-context.tsx';
import { useDebounced } from '#shared/use-debounced.ts';
import { useBoard } from '#staff/board/use-board.ts';
import { problemOf } from '#staff/sign-in/use-staff-sign-in.ts';
import { staffHttp } from './staff-context.tsx';

/** Delay in ms before a reload, because a list that changes under a finger is unreadable. */
const SETTLE_MS = 3_000;

export interface Read<T> {
  /** The last answer; `undefined`: none yet. */
  readonly found: T | undefined;
  /** Why the data could not be loaded; `undefined` when they were loaded. */
  readonly why: string | undefined;
}

/** `again`: loads once more now. */
export interface ReadAgain<T> extends Read<T> {
  readonly again: () => void;
}

/** Loads, and reloads when the request, the place's board or the network changes. The latest answer wins. */
export function useStaffRead<T>(ask: (send: Http['send']) => Promise<Result<T, StaffFailure>>): ReadAgain<T> {
  const { place } = useMenu();
  const tabl = useTabl();
  const isOnline = useIsOnline();
  const seq = useDebounced(useBoard().board?.seq, SETTLE_MS);
  const [read, setRead] = useState<Read<T>>({ found: undefined, why: undefined });
  const [asked, setAsked] = useState(0);
  const again = useCallback(() => setAsked((times) => times + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a press, another number of the journal, and a network that is back, ask again.
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
  }, [tabl, place.id, ask, seq, isOnline, asked]);
  return { ...read, again };
}
