// Log entries of a visit: time per page, presses, searches. Sent while the page is idle and when it becomes hidden; kept in
// the ring until the server confirms them.
import type { Http } from '#core/api/http.ts';
import { beaconOf, groupsOf, sendLogs } from '#core/api/log/log.ts';
import { sendBeacon } from '#core/platform/log/send-beacon.ts';
import type { PlaceId } from '#domain/ids.ts';
import {
  intoRing,
  type KeptEntry,
  type LogEntry,
  type LogPlace,
  outOfRing,
  searchedWords,
  type UserAction,
} from '#domain/log/log-entry.ts';
import { beginWatch, inView, isLoggedTime, type PageWatch, timeSpent, touched } from '#domain/log/page-time.ts';

export interface VisitLogParts {
  readonly http: Pick<Http, 'send' | 'baseUrl'>;
  /** Best known server time, epoch ms. */
  readonly now: () => number;
  readonly isOnline: () => boolean;
  readonly makeId: () => string;
  /** Called when there are new entries to send. */
  readonly onKept?: () => void;
  readonly ring: { readonly read: () => readonly KeptEntry[]; readonly write: (ring: readonly KeptEntry[]) => void };
}

export interface VisitLog {
  /** Starts another page and ends the previous one; `undefined`: no page of this place. */
  readonly show: (placeId: PlaceId, page: LogPlace | undefined) => void;
  /** The guest touched something. */
  readonly touch: () => void;
  readonly see: (isInView: boolean) => void;
  readonly press: (action: UserAction, about?: Partial<LogPlace>) => void;
  /** A search text that was stable for a moment, and its number of results. Further typing replaces the entry. */
  readonly search: (query: string, found: number) => void;
  /** The network was lost or is back. */
  readonly online: (isOnline: boolean) => void;
  /** Sends pending entries. Never rejects. */
  readonly flush: () => Promise<void>;
}

interface Shown extends LogPlace {
  readonly id: string;
  readonly placeId: PlaceId;
  readonly watch: PageWatch;
}

export function createVisitLog({ http, now, isOnline, makeId, onKept, ring }: VisitLogParts): VisitLog {
  let shown: Shown | undefined;
  let place: PlaceId | undefined;
  let lastSearch: { readonly id: string; readonly words: string; readonly found: number } | undefined;
  let awaySince: number | undefined;
  let isOff = false;
  let sending: Promise<void> | undefined;

  const keep = (entry: LogEntry) => {
    if (place === undefined || isOff) return;
    ring.write(intoRing(ring.read(), { placeId: place, entry }));
    onKept?.();
  };
  const watch = (step: (before: PageWatch) => PageWatch) => {
    if (shown) shown = { ...shown, watch: step(shown.watch) };
  };
  /** Records the time on the page so far under its id, so that repeated records count once. */
  const noteTime = () => {
    if (!shown) return;
    const { id, page, categoryId, productId } = shown;
    const spent = timeSpent(shown.watch, now());
    if (!isLoggedTime(spent)) return;
    const { startedAt } = shown.watch;
    keep({ kind: 'time', id, page, categoryId, productId, startedAt, endedAt: startedAt + spent });
  };

  const sendAll = async () => {
    for (const group of groupsOf(ring.read())) {
      const sent = await sendLogs(http, group);
      if (sent === 'later') return;
      const left = outOfRing(ring.read(), group.kept);
      if (sent !== 'off') {
        ring.write(left);
        continue;
      }
      // The place disabled logs: its entries are dropped and no more are recorded. Other places' entries stay queued.
      if (group.placeId === place) isOff = true;
      ring.write(left.filter(({ placeId }) => placeId !== group.placeId));
    }
  };

  return {
    show: (placeId, page) => {
      noteTime();
      if (place !== placeId) isOff = false;
      place = placeId;
      lastSearch = undefined;
      shown = page && { ...page, id: makeId(), placeId, watch: beginWatch(now()) };
    },
    touch: () => watch((before) => touched(before, now())),
    see: (isInView_) => {
      watch((before) => inView(before, isInView_, now()));
      if (isInView_) return;
      noteTime();
      // A lost answer leaves the entry in the ring until one arrives; the entry's id prevents double counting.
      if (!isOnline() || isOff) return;
      for (const group of groupsOf(ring.read())) {
        const { url, form } = beaconOf(http, group);
        sendBeacon(url, form);
      }
    },
    press: (action, about) => {
      if (!shown) return;
      const { page, categoryId, productId } = { ...shown, ...about };
      keep({ kind: 'action', id: makeId(), at: now(), action, page, categoryId, productId });
    },
    search: (query, found) => {
      const words = searchedWords(query);
      if (words === undefined || (words === lastSearch?.words && found === lastSearch.found)) return;
      const isWaiting = ring.read().some(({ entry }) => entry.id === lastSearch?.id);
      const goesOn = lastSearch !== undefined && isWaiting && words.startsWith(lastSearch.words);
      const id = goesOn && lastSearch ? lastSearch.id : makeId();
      lastSearch = { id, words, found };
      keep({ kind: 'system', id, at: now(), action: 'search', words, found });
    },
    online: (isHere) => {
      if (!isHere) awaySince ??= now();
      else if (awaySince !== undefined) {
        const seconds = Math.max(0, Math.round((now() - awaySince) / 1000));
        awaySince = undefined;
        keep({ kind: 'system', id: makeId(), at: now(), action: 'offline', seconds });
      }
    },
    flush: () => {
      sending ??= (isOnline() ? sendAll() : Promise.resolve())
        .catch(() => undefined)
        .finally(() => {
          sending = undefined;
        });
      return sending;
    },
  };
}
