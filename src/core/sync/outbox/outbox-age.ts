// Age of an entry, as far as the device's clocks can be trusted, and the resulting verdict.
import type { StoredCommand } from '#contract/outbox/command.ts';
import { type AgeVerdict, ageOf, ageVerdict } from '#domain/outbox/command-ages.ts';

/** A larger change of the difference between the clocks means that one of them was set. */
const BELIEVABLE_DRIFT = 60_000;
const MINUTE = 60_000;

type Dated = Pick<StoredCommand, 'createdAt' | 'createdWall' | 'asked' | 'confirmed' | 'ages'>;

/** One instant on two clocks, epoch ms. */
export interface Moment {
  readonly server: number;
  readonly wall: number;
}

/** Time at which a command is judged. */
export interface JudgedMoment extends Moment {
  /** How long this page or worker has known the command, ms: a lower bound of its age, whatever the clocks say. */
  readonly knownFor?: number;
}

/** ms between two instants by the server's clock; undefined: one is unknown, or the device's clock was set. */
function between(then: Moment | undefined, now: Moment): number | undefined {
  if (!then) return undefined;
  const drift = now.server - now.wall - (then.server - then.wall);
  if (Math.abs(drift) > BELIEVABLE_DRIFT || then.server > now.server + BELIEVABLE_DRIFT) return undefined;
  return ageOf({ createdAt: then.server }, now.server);
}

/** Lower bound of the elapsed ms, valid even when one clock was set in between; 0: unknown. */
const atLeast = (then: Moment | undefined, now: Moment): number =>
  then ? Math.max(0, Math.min(now.server - then.server, now.wall - then.wall)) : 0;

const sinceAskedOf = ({ asked }: Pick<StoredCommand, 'asked'>, now: Moment): number | undefined =>
  between(asked && { server: asked.at, wall: asked.wall }, now);

/** Whether the order's age can be measured, from saving or from the question, so that the order can expire. */
export const isFollowed = (entry: Dated, now: JudgedMoment): boolean =>
  judgeAge(entry, now).ageMs !== undefined || sinceAskedOf(entry, now) !== undefined;

export interface AgeJudgement {
  /** By the server's clock, or a lower bound; undefined: unknown. */
  readonly ageMs: number | undefined;
  readonly verdict: AgeVerdict;
  /** The guest's "yes, still" is valid. */
  readonly confirmed: boolean;
}

/**
 * Judges the age. When it is unknown the guest is asked, and the time of the question is stored as the start of a lower
 * bound. A "yes" is valid while that can be measured; after a clock was set it must be given again. An entry that is too old
 * by any lower bound expires without a question.
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
