import { parseAvailability } from '#contract/availability/availability.ts';
import type { AvailabilityRow } from '#domain/menu/menu.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ApiFailure, Http } from './http.ts';

/** GET availability: all items of the place that are off. */
export async function getAvailability(http: Http, place: number): Promise<Result<AvailabilityRow[], ApiFailure>> {
  const answer = await http.read('availability', { place });
  if (!answer.ok) return answer;
  const parsed = parseAvailability(answer.value.body);
  return parsed ? ok(parsed.items) : fail({ kind: 'other' });
}
