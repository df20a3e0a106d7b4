// Answers that the page's inline script requested before the app loaded. Each is used once; a failed one is requested again.
import { HEADERS } from '#contract/headers.ts';

const isAnswers = (value: unknown): value is Map<string, Promise<Response>> => value instanceof Map;

/** A `fetch` that first uses an early answer. */
export async function fetchWithEarlyAnswers(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const early = input instanceof Request ? takeEarly(input) : undefined;
  if (!early) return fetch(input, init);
  return early.catch(() => fetch(input, init));
}

function takeEarly(request: Request): Promise<Response> | undefined {
  const { tablEarlyAnswers: answers } = globalThis as { tablEarlyAnswers?: unknown };
  if (!isAnswers(answers) || answers.size === 0 || request.method !== 'GET') return undefined;
  const { pathname, search } = new URL(request.url);
  const key = `${request.headers.get(HEADERS.place) ?? ''} ${pathname}${search}`;
  const answer = answers.get(key);
  answers.delete(key);
  return answer;
}
