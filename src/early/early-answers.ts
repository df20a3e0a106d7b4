// Asks for a first visit's menu while the app itself is still on its way: both take a second on a slow network, and
// neither needs the other. The answers wait where src/core/platform/device/early-answers.ts takes them, by address and place.

/** Asks for all that a place's first page is made of. */
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
  // The app asks again for an answer that failed, so its error is silenced here.
  for (const answer of answers.values()) answer.catch(() => undefined);
  Object.assign(globalThis, { tablEarlyAnswers: answers });
}
