// How old an entry is, as far as the device may believe its own notes, and what that allows.
import type { StoredCommand } from '#contract/outbox/command.ts';
import { type AgeVerdict, ageOf, ageVerdict } from '#domain/outbox/command-ages.ts';

/** More than this between what the clocks differed by then and now, and one of them was set in between. */
const BELIEVABLE_DRIFT = 60_000;
const MINUTE = 60_000;

type Dated = Pick<StoredCommand, 'createdAt' | 'createdWall' | 'asked' | 'confirmed' | 'ages'>;

/** One moment on two clocks, epoch ms. */
export interface Moment {
  readonly server: number;
  readonly wall: number;
}

/** A moment at which a command is judged. */
export interface JudgedMoment extends Moment {
  /** How long this very page or worker has known of it, ms: whatever was done to the clocks, it is at least so old. */
  readonly knownFor?: number;
}

/** ms between two moments by the server's clock; undefined where one is not known, or the device's clock was set. */
function between(then: Moment | undefined, now: Moment): number | undefined {
  if (!then) return undefined;
  const drift = now.server - now.wall - (then.server - then.wall);
  if (Math.abs(drift) > BELIEVABLE_DRIFT || then.server > now.server + BELIEVABLE_DRIFT) return undefined;
  return ageOf({ createdAt: then.server }, now.server);
}

/** At least so long, whichever one of the two clocks was set in between; 0 where that says nothing. */
const atLeast = (then: Moment | undefined, now: Moment): number =>
  then ? Math.max(0, Math.min(now.server - then.server, now.wall - then.wall)) : 0;

const sinceAskedOf = ({ asked }: Pick<StoredCommand, 'asked'>, now: Moment): number | undefined =>
  between(asked && { server: asked.at, wall: asked.wall }, now);

/** Whether it can become too old: from when it was saved, or from when its guest was asked, its age can be followed. */
export const isFollowed = (entry: Dated, now: JudgedMoment): boolean =>
  judgeAge(entry, now).ageMs !== undefined || sinceAskedOf(entry, now) !== undefined;

export interface AgeJudgement {
  /** By the server's clock; at least so old, where no more is known; undefined where nothing is. */
  readonly ageMs: number | undefined;
  readonly verdict: AgeVerdict;
  /** The guest's "yes, still" holds. */
  readonly confirmed: boolean;
}

/**
 * Where the age is not known the guest is asked, and the moment of asking is noted: from then on the order is at least so
 * old. A "yes" holds as long as that can be followed; after a clock was set it must be given again. What is too old by
 * all that is known is over: no "yes" is asked for.
 */
export function judgeAge(entry: Dated, now: JudgedMoment): AgeJudgement {
  const { createdAt, createdWall, asked, ages } = entry;
  const created = createdAt === undefined ? undefined : { server: createdAt, wall: createdWall };
  const age = between(created, now);
  const askedAt = asked && { server: asked.at, wall: asked.wall };
  const atLeastMs = Math.max(atLeast(created, now), atLeast(askedAt, now), now.knownFor ?? 0);
  const ageMs = age ?? (atLeastMs > ages.askMinutes * MINUTE ? atLeastMs : undefined);
  const confirmed = entry.confirmed && (ageMs !== undefined || sinceAskedOf(entry, now) !== undefined);
  return { ageMs, verdict: ageVerdict(ageMs, ages, confirmed), confirmed };
}
