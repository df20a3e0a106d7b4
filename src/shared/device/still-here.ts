// Keeps a shared device's last full heartbeat: while nothing has changed, only a short one is sent.

import type { HeartbeatBody } from '#contract/device/heartbeat.ts';
import { sendHere } from '#core/api/device/shared-device.ts';
import { isAsSaid, WHOLE_HEARTBEAT_MS } from '#domain/device/still-here.ts';

type Http = Parameters<typeof sendHere>[0];
type Whole = Pick<HeartbeatBody, 'device' | 'page' | 'beat'>;

export interface StillHere {
  /** `heard`: answered; `lost`: no answer; `speak`: the server requests a full heartbeat. */
  readonly say: (body: HeartbeatBody) => Promise<'heard' | 'lost' | 'speak'>;
  /**
   * A full heartbeat was answered. `mark`: identifies its state; `undefined` when the server wants full heartbeats or cannot
   * be trusted.
   */
  readonly heard: (body: Whole, mark: string | undefined) => void;
}

/** One per page of a device. */
export function createStillHere(http: Http, place: number): StillHere {
  let last: { readonly body: Whole; readonly mark: string; readonly at: number } | undefined;
  return {
    say: async ({ device, page, beat, done }) => {
      if (!last || done.length > 0 || last.body.device !== device || last.body.page !== page) return 'speak';
      const since = performance.now() - last.at;
      if (since >= WHOLE_HEARTBEAT_MS || !isAsSaid(last.body.beat, beat, since)) return 'speak';
      const answer = await sendHere(http, place, { device, page, knows: last.mark });
      if (answer.ok) return answer.value ? 'speak' : 'heard';
      // A server that does not know the short heartbeat gets the full one.
      return answer.error.kind === 'no_response' ? 'lost' : 'speak';
    },
    heard: (body, mark) => {
      last = mark === undefined ? undefined : { body, mark, at: performance.now() };
    },
  };
}
