// People and devices of a place for its managers: loaded when shown, and after each change. Not stored on the device,
// because a list of staff is sensitive.
import { useCallback, useEffect, useState } from 'react';
import type { Http } from '#core/api/http.ts';
import type { StaffFailure } from '#core/api/staff/sign-in-requests.ts';
import { fail, type Result } from '#domain/result.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { problemOf, type SignInProblem } from '#staff/sign-in/use-staff-sign-in.ts';
import { useStaffHttp } from './staff-context.tsx';

/** Delay in ms before a failed first load is retried. */
const AGAIN_MS = 5_000;

type Asked<T> = (send: Http['send']) => Promise<Result<T, StaffFailure>>;

export interface Managed<T> {
  /** `undefined`: not loaded yet. */
  readonly found: T | undefined;
  /** Why the last load or action failed. */
  readonly problem: SignInProblem | undefined;
  /** Runs an action and reloads; resolves to the answer, `undefined` when rejected. */
  readonly change: <A>(work: Asked<A>) => Promise<A | undefined>;
  /** Sends a change; resolves to the answer or the problem. */
  readonly attempt: <A>(work: Asked<A>) => Promise<Result<A, SignInProblem>>;
  /** Sends a call that changes nothing here, or whose problem a form shows by itself. */
  readonly ask: <A>(work: Asked<A>) => Promise<Result<A, SignInProblem>>;
  /** Reloads data that others may have changed. */
  readonly again: () => Promise<unknown>;
}

/** `read`: must be the same function on every render. */
export function useManaged<T>(read: Asked<T>): Managed<T> {
  const { place } = useMenu();
  const http = useStaffHttp();
  const [found, setFound] = useState<T>();
  const [problem, setProblem] = useState<SignInProblem>();
  /** Problem of the last load. Separate, because a successful load does not end the problem of a failed action. */
  const [unread, setUnread] = useState<SignInProblem>();
  const ask = useCallback(
    async <A>(work: Asked<A>): Promise<Result<A, StaffFailure>> => {
      // On a failing network the database code may not load either.
      const staff = await http().catch(() => undefined);
      if (!staff) return fail({ kind: 'no_response' });
      return work((path, options) => staff.send(path, { ...options, place: place.id }));
    },
    [http, place.id],
  );
  const readAgain = useCallback(async () => {
    const answer = await ask(read);
    if (answer.ok) setFound(answer.value);
    setUnread(answer.ok ? undefined : problemOf(answer.error));
    return answer.ok;
  }, [ask, read]);
  useEffect(() => void readAgain(), [readAgain]);
  // While no readable answer has arrived, the page retries automatically.
  const isUnread = found === undefined && (unread?.why === 'no_response' || unread?.why === 'other');
  useEffect(() => {
    if (!isUnread) return;
    const again = () => void readAgain();
    const timer = setInterval(again, AGAIN_MS);
    return () => clearInterval(timer);
  }, [isUnread, readAgain]);
  const attempt = useCallback(
    async <A>(work: Asked<A>): Promise<Result<A, SignInProblem>> => {
      const answer = await ask(work);
      setProblem(answer.ok ? undefined : problemOf(answer.error));
      if (!answer.ok) return fail(problemOf(answer.error));
      await readAgain();
      return answer;
    },
    [ask, readAgain],
  );
  const change = useCallback(
    async <A>(work: Asked<A>): Promise<A | undefined> => {
      const answer = await attempt(work);
      return answer.ok ? answer.value : undefined;
    },
    [attempt],
  );
  const asking = useCallback(
    async <A>(work: Asked<A>): Promise<Result<A, SignInProblem>> => {
      const answer = await ask(work);
      return answer.ok ? answer : fail(problemOf(answer.error));
    },
    [ask],
  );
  return { found, problem: problem ?? unread, change, attempt, ask: asking, again: readAgain };
}
