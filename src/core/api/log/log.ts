// Sends log entries: JSON with an answer while the page is open, a form without an answer when it closes.
import { entryToWire, LOG_PATHS } from '#contract/log/log.ts';
import type { Http } from '#core/api/http.ts';
import type { KeptEntry, LogKind } from '#domain/log/log-entry.ts';

interface Group {
  readonly placeId: number;
  readonly kind: LogKind;
  readonly kept: readonly KeptEntry[];
}

/** Groups entries per request: one place and one kind. */
export const groupsOf = (all: readonly KeptEntry[]): readonly Group[] => {
  const keys = new Set(all.map(({ placeId, entry }) => `${placeId} ${entry.kind}`));
  return [...keys].flatMap((key) => {
    const kept = all.filter(({ placeId, entry }) => `${placeId} ${entry.kind}` === key);
    const [first] = kept;
    return first ? [{ placeId: first.placeId, kind: first.entry.kind, kept }] : [];
  });
};

const wire = ({ kept }: Group) => kept.map(({ entry }) => entryToWire(entry));

/** Sends a group. `later`: no answer, or a request to retry; `done`: accepted; `off`: the server accepts none. */
export async function sendLogs(http: Pick<Http, 'send'>, group: Group): Promise<'later' | 'done' | 'off'> {
  const answer = await http.send(LOG_PATHS[group.kind], {
    method: 'post',
    place: group.placeId,
    json: { entries: wire(group) },
    // Guests' own requests have priority.
    priority: 'low',
    keepalive: true,
  });
  if (!answer.ok || answer.value.body === undefined) return 'later';
  const { status, body } = answer.value;
  if (status === 429 || status >= 500) return 'later';
  const isOff = status === 200 && typeof body === 'object' && body !== null && Reflect.get(body, 'kept') === 0;
  return isOff ? 'off' : 'done';
}

/** URL and body of a beacon, which the browser sends when the page closes. [S7.38] */
export function beaconOf({ baseUrl }: Pick<Http, 'baseUrl'>, group: Group): { url: string; form: FormData } {
  const form = new FormData();
  form.set('placeId', String(group.placeId));
  form.set('entries', JSON.stringify(wire(group)));
  return { url: `${baseUrl}/${LOG_PATHS[group.kind]}`, form };
}
