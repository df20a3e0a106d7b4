// Secrets of earlier sittings in a header: they prove that an id answered there is the guest's.
import type { SessionToken } from '#domain/ids.ts';

/** More rescans than this during one order do not occur. */
const MOST = 8;

/** The latest secrets; undefined: none. */
export const earlierToHeader = (tokens: readonly SessionToken[]): string | undefined =>
  tokens.length === 0 ? undefined : tokens.slice(-MOST).join(',');

/** Valid secrets of the header; other words are skipped. */
export const parseEarlier = (header: string | undefined): readonly SessionToken[] =>
  (header ?? '')
    .split(',')
    .map((token) => token.trim())
    .filter((token): token is SessionToken => /^[\w-]{8,64}$/.test(token))
    .slice(-MOST);
