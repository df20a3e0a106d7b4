// How far the venue is with one thing that guests have asked for.
import { isOpenCall, type TableCall } from './call.ts';

/** free: it may be asked for; waiting: the venue has not heard of it yet; asked: nobody has answered; coming; here: just now. */
export type NeedStanding = 'free' | 'waiting' | 'asked' | 'coming' | 'here';

/** For how long it is said that somebody was there. */
export const HERE_MS = 120_000;

/** `waiting`: what has not left the device; `now`: the server's time, epoch ms. */
export const needStanding = (
  key: string,
  {
    calls,
    waiting,
  }: { readonly calls: readonly TableCall[]; readonly waiting: readonly { readonly needs: readonly string[] }[] },
  now: number,
): NeedStanding => {
  const own = calls.filter(({ kind, needs }) => kind === 'call' && needs.includes(key));
  const open = own.filter(isOpenCall);
  if (open.some(({ coming }) => coming)) return 'coming';
  if (open.length > 0) return 'asked';
  if (waiting.some(({ needs }) => needs.includes(key))) return 'waiting';
  return own.some(({ doneAt }) => doneAt !== undefined && now - doneAt < HERE_MS) ? 'here' : 'free';
};
