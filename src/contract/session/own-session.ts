// The table session in the address of a call. Addresses are written into the logs of proxies and servers, so the session's secret
// goes in a header, and the address says only that it is there.
import type { SessionToken } from '#domain/ids.ts';
import { HEADERS } from '../headers.ts';

/** Stands where the specification has `{session}`. No secret is as short. */
export const OWN_SESSION = 'own';

export const ownSessionHeader = (token: SessionToken): Record<string, string> => ({ [HEADERS.session]: token });
