// Requests a first visit's menu while the app is still loading: both take a second on a slow network and are independent.
// src/core/platform/device/early-answers.ts takes the answers, by address and place.

/** Requests everything that a place's first page needs. */
export function askForMenu(place: string, language: string): void {
  const ask = (path: string, headers: Record<string, string>): [string, Promise<Response>] => [
    `${headers['x-place'] ?? ''} ${path}`,
    fetch(path, { headers, credentials: 'omit', cache: 'no-cache' }),
  ];
  const ofPlace = { 'x-place': place };
  const answers = new Map([
    ask('/api/client', {}),
    ask(`/api/categoriesHierarchy?active=1&lang=${language}`, ofPlace),
    ask(`/api/products?active=1&lang=${language}`, ofPlace),
    ask(`/api/ingredients?lang=${language}`, ofPlace),
    ask(`/api/settings?lang=${language}`, ofPlace),
  ]);
  // Errors are ignored here, because the app repeats failed requests.
  for (const answer of answers.values()) answer.catch(() => undefined);
  Object.assign(globalThis, { tablEarlyAnswers: answers });
}
