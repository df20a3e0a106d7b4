// The table session in URLs. Proxies and servers log URLs, so the session's secret goes into a header, and the URL has only
// a placeholder.
import type { SessionToken } from '#domain/ids.ts';
import { HEADERS } from '../headers.ts';

/** Replaces the specification's `{session}`. No secret is this short. */
export const OWN_SESSION = 'own';

export const ownSessionHeader = (token: SessionToken): Record<string, string> => ({ [HEADERS.session]: token });
