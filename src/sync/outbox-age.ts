// How old an entry is, as far as the device may believe its own notes.
import type { OutboxEntry } from '#domain/outbox.ts';
import { ageOf } from '#domain/outbox-rules.ts';

/** More than this between what the clocks differed by then and now, and one of them was set in between. */
const BELIEVABLE_DRIFT = 60_000;

/**
 * Age in ms by the server's clock; undefined where it cannot be known: the device had not heard the server's clock when
 * the order was saved, or a clock was set since. `wallNow`: the device's clock at the moment of `serverNow`.
 */
export function knownAge(
  entry: Pick<OutboxEntry, 'createdAt' | 'createdWall'>,
  serverNow: number | undefined,
  wallNow: number,
): number | undefined {
  if (entry.createdAt === undefined || serverNow === undefined) return undefined;
  const differedThen = entry.createdAt - entry.createdWall;
  const differsNow = serverNow - wallNow;
  if (Math.abs(differsNow - differedThen) > BELIEVABLE_DRIFT) return undefined;
  return entry.createdAt > serverNow + BELIEVABLE_DRIFT ? undefined : ageOf(entry, serverNow);
}
