import type { ApiFailure } from '#api/http.ts';

/** How a failure is numbered before a guest, so that staff can tell what broke. [S8.01] */
export const FAILURE_NUMBER: Record<ApiFailure['kind'], 1 | 2 | 3> = { responded: 1, no_response: 2, other: 3 };
