// Secrets of earlier sittings, as a header says them: by them a guest proves that what an id was answered there is theirs.
import type { SessionToken } from '#domain/ids.ts';

/** A party that scans its table anew more often within the life of one order has none of ours. */
const MOST = 8;

/** The latest ones; undefined where there are none. */
export const earlierToHeader = (tokens: readonly SessionToken[]): string | undefined =>
  tokens.length === 0 ? undefined : tokens.slice(-MOST).join(',');

/** Words that could be secrets at all; other words of the header are passed over. */
export const parseEarlier = (header: string | undefined): readonly SessionToken[] =>
  (header ?? '')
    .split(',')
    .map((token) => token.trim())
    .filter((token): token is SessionToken => /^[\w-]{8,64}$/.test(token))
    .slice(-MOST);
