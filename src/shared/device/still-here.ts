// A shared device's last full report: while nothing has changed, it says that it is still there and no more.

import type { HeartbeatBody } from '#contract/device/heartbeat.ts';
import { sendHere } from '#core/api/device/shared-device.ts';
import { isAsSaid, WHOLE_HEARTBEAT_MS } from '#domain/device/still-here.ts';

type Http = Parameters<typeof sendHere>[0];
type Whole = Pick<HeartbeatBody, 'device' | 'page' | 'beat'>;

export interface StillHere {
  /** heard: that was enough; lost: nobody answered; speak: a whole heartbeat is asked for. */
  readonly say: (body: HeartbeatBody) => Promise<'heard' | 'lost' | 'speak'>;
  /** A whole heartbeat was answered. `mark`: of what it was told; undefined: its server wants whole heartbeats, or cannot be trusted. */
  readonly heard: (body: Whole, mark: string | undefined) => void;
}

/** For the page of a device. */
export function createStillHere(http: Http, place: number): StillHere {
  let last: { readonly body: Whole; readonly mark: string; readonly at: number } | undefined;
  return {
    say: async ({ device, page, beat, done }) => {
      if (!last || done.length > 0 || last.body.device !== device || last.body.page !== page) return 'speak';
      const since = performance.now() - last.at;
      if (since >= WHOLE_HEARTBEAT_MS || !isAsSaid(last.body.beat, beat, since)) return 'speak';
      const answer = await sendHere(http, place, { device, page, knows: last.mark });
      if (answer.ok) return answer.value ? 'speak' : 'heard';
      // A server that does not know the question hears all of it.
      return answer.error.kind === 'no_response' ? 'lost' : 'speak';
    },
    heard: (body, mark) => {
      last = mark === undefined ? undefined : { body, mark, at: performance.now() };
    },
  };
}
