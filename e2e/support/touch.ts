// Real touch events, which mouse clicks do not produce.
import type { CDPSession, Page } from '@playwright/test';

type Point = readonly [x: number, y: number];

export interface Finger {
  down(at: Point): Promise<void>;
  /** Moves there in steps, like a hand. */
  drawTo(to: Point): Promise<void>;
  up(): Promise<void>;
  /** Keeps still, because the pause is part of a gesture. */
  rest(ms: number): Promise<void>;
  /** Swipes across the screen; `left`: the right neighbour comes in. */
  swipe(side: 'left' | 'right'): Promise<void>;
}

const STEPS = 10;
const STEP_MS = 12;

export async function fingerOn(page: Page): Promise<Finger> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const { width, height } = page.viewportSize() ?? { width: 390, height: 844 };
  let last: Point = [0, 0];
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', at: Point): Promise<void> => {
    await session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: at[0], y: at[1] }],
    });
  };
  const finger: Finger = {
    down: (at) => {
      last = at;
      return touch('touchStart', at);
    },
    drawTo: async (to) => {
      const from = last;
      for (let step = 1; step <= STEPS; step++) {
        const at = (axis: 0 | 1) => from[axis] + ((to[axis] - from[axis]) * step) / STEPS;
        await touch('touchMove', [at(0), at(1)]);
        await page.waitForTimeout(STEP_MS);
      }
      last = to;
    },
    up: () => touch('touchEnd', last),
    rest: (ms) => page.waitForTimeout(ms),
    swipe: async (side) => {
      const y = height * 0.6;
      // Between rail and order, if present.
      const [near, far] = width < 1000 ? [0.15, 0.85] : [0.32, 0.6];
      await finger.down([width * (side === 'left' ? far : near), y]);
      await finger.drawTo([width * (side === 'left' ? near : far), y + 4]);
      await finger.up();
    },
  };
  return finger;
}
