// Progress of one need that guests have asked for.
import { isOpenCall, type TableCall } from './call.ts';

/** free: can be requested; waiting: not sent yet; asked: unanswered; coming; here: just now. */
export type NeedStanding = 'free' | 'waiting' | 'asked' | 'coming' | 'here';

/** How long a visit of staff is shown. */
export const HERE_MS = 120_000;

/** `waiting`: unsent needs; `now`: the server's time, epoch ms. */
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

/** Next time for which a need was asked, epoch ms; undefined: as soon as possible, or not asked. */
export const needWantedAt = (
  key: string,
  {
    calls,
    waiting,
  }: {
    readonly calls: readonly TableCall[];
    readonly waiting: readonly { readonly needs: readonly string[]; readonly wantedAt?: number | undefined }[];
  },
): number | undefined => {
  const open = [...calls.filter((one) => one.kind === 'call' && isOpenCall(one)), ...waiting].filter(({ needs }) =>
    needs.includes(key),
  );
  const times = open.flatMap(({ wantedAt }) => wantedAt ?? []);
  return open.length > times.length || times.length === 0 ? undefined : Math.min(...times);
};
