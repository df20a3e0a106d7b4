// People and devices of a place as its managers see them: read when they are shown, and again after each change. They are
// not stored on the device: a list of staff should not lie about.
import { useCallback, useEffect, useState } from 'react';
import type { Http } from '#core/api/http.ts';
import type { StaffFailure } from '#core/api/staff/sign-in-requests.ts';
import { fail, type Result } from '#domain/result.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { problemOf, type SignInProblem } from '#staff/sign-in/use-staff-sign-in.ts';
import { useStaffHttp } from './staff-context.tsx';

/** The pause in ms between two tries to read what has never been read. */
const AGAIN_MS = 5_000;

type Asked<T> = (send: Http['send']) => Promise<Result<T, StaffFailure>>;

export interface Managed<T> {
  /** undefined: not read yet. */
  readonly found: T | undefined;
  /** Why it could not be read, or what was last done was not done. */
  readonly problem: SignInProblem | undefined;
  /** Does something and reads anew; gives the answer, undefined where it was refused. */
  readonly change: <A>(work: Asked<A>) => Promise<A | undefined>;
  /** Sends a change; says why it was refused. */
  readonly attempt: <A>(work: Asked<A>) => Promise<Result<A, SignInProblem>>;
  /** Reads anew what others may have changed. */
  readonly again: () => Promise<unknown>;
}

/** `read`: the same function at every paint. */
export function useManaged<T>(read: Asked<T>): Managed<T> {
  const { place } = useMenu();
  const http = useStaffHttp();
  const [found, setFound] = useState<T>();
  const [problem, setProblem] = useState<SignInProblem>();
  const ask = useCallback(
    async <A>(work: Asked<A>): Promise<Result<A, StaffFailure>> => {
      // The code of the database may not be had either, on a network that went.
      const staff = await http().catch(() => undefined);
      if (!staff) return fail({ kind: 'no_response' });
      return work((path, options) => staff.send(path, { ...options, place: place.id }));
    },
    [http, place.id],
  );
  const readAgain = useCallback(async () => {
    const answer = await ask(read);
    if (answer.ok) setFound(answer.value);
    else setProblem(problemOf(answer.error));
    return answer.ok;
  }, [ask, read]);
  useEffect(() => void readAgain(), [readAgain]);
  // Nothing readable has come yet: the page is read as soon as it does, and nobody has to press for that.
  const isUnread = found === undefined && (problem?.why === 'no_response' || problem?.why === 'other');
  useEffect(() => {
    if (!isUnread) return;
    const again = () => void readAgain().then((isRead) => isRead && setProblem(undefined));
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
  return { found, problem, change, attempt, again: readAgain };
}
