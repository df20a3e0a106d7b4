import { HEADERS } from '#contract/headers.ts';

/** Headers with the client, once known, and the place. [S7.01] */
export const addressedBy =
  (clientId: () => string | undefined) =>
  (place?: number | string): Record<string, string> => {
    const client = clientId();
    return {
      ...(client === undefined ? {} : { [HEADERS.client]: client }),
      ...(place === undefined ? {} : { [HEADERS.place]: String(place) }),
    };
  };
