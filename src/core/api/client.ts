import { parseClient } from '#contract/place/client.ts';
import type { Client } from '#domain/place/place.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ApiFailure, Http } from './http.ts';

/** GET client: the owner with its places. */
export async function getClient(http: Http): Promise<Result<Client, ApiFailure>> {
  const answer = await http.read('client');
  if (!answer.ok) return answer;
  const client = parseClient(answer.value.body);
  return client.ok ? ok(client.value) : fail({ kind: 'other' });
}
