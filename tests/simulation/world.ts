// Simulated time that advances from event to event. The effects of one event finish before the next, so that a run does not
// depend on the machine's speed.

/** 2026-06-01, 12:00 in Sofia. */
export const START = Date.UTC(2026, 5, 1, 9);

type Happening = () => void | Promise<void>;

export interface World {
  /** The true time, epoch ms. */
  readonly now: () => number;
  /** Schedules an event in ms; 0 runs after everything due now. Returns the cancel function. */
  readonly after: (ms: number, happening: Happening) => () => void;
  /** A line of the trace for failure reports. */
  readonly note: (line: string) => void;
  readonly trace: readonly string[];
  /** Runs all events due until then. */
  readonly runUntil: (time: number) => Promise<void>;
}

interface Event {
  readonly time: number;
  readonly order: number;
  happening: Happening | undefined;
}

const isBefore = (a: Event, b: Event): boolean => a.time < b.time || (a.time === b.time && a.order < b.order);

/** Resolves when all effects without an event of their own have settled. */
const rest = () => new Promise<void>((resolve) => setImmediate(resolve));

export function createWorld(): World {
  const heap: Event[] = [];
  const trace: string[] = [];
  let time = START;
  let order = 0;

  const push = (event: Event) => {
    heap.push(event);
    let at = heap.length - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      const above = heap[parent];
      if (!above || !isBefore(event, above)) break;
      heap[at] = above;
      at = parent;
    }
    heap[at] = event;
  };
  const pop = (): Event | undefined => {
    const first = heap[0];
    const last = heap.pop();
    if (!first || !last || heap.length === 0) return first;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      const [left, right] = [heap[child], heap[child + 1]];
      if (left && right && isBefore(right, left)) child += 1;
      const below = heap[child];
      if (!below || !isBefore(below, last)) break;
      heap[at] = below;
      at = child;
    }
    heap[at] = last;
    return first;
  };

  return {
    now: () => time,
    after: (ms, happening) => {
      const event: Event = { time: time + Math.max(0, ms), order: order++, happening };
      push(event);
      return () => {
        event.happening = undefined;
      };
    },
    note: (line) => trace.push(`${((time - START) / 1000).toFixed(3).padStart(9)}s ${line}`),
    trace,
    runUntil: async (end) => {
      await rest();
      for (let next = heap[0]; next && next.time <= end; next = heap[0]) {
        pop();
        if (!next.happening) continue;
        time = next.time;
        await next.happening();
        await rest();
      }
      time = end;
    },
  };
}
