// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useShown } from '#staff/kitchen/use-shown.ts';

const onShown = vi.fn();
let tell: (entry: object) => void;
beforeEach(() => {
  onShown.mockClear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly steps: readonly number[];
      readonly told: (entries: object[]) => void;
      constructor(told: (entries: object[]) => void, { threshold }: { readonly threshold: readonly number[] }) {
        this.steps = threshold;
        this.told = told;
      }
      // Like a browser: calls back only when a threshold is crossed.
      observe(target: Element) {
        tell = (entry) => {
          const ratio: unknown = Reflect.get(entry, 'intersectionRatio');
          if (this.steps.some((step) => step <= Number(ratio))) this.told([{ target, isIntersecting: true, ...entry }]);
        };
      }
      disconnect() {}
    },
  );
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => then());
});
afterEach(cleanup);

const Card = () => {
  const card = useRef<HTMLDivElement>(null);
  useShown(card, onShown);
  return (
    <section style={{ overflowY: 'auto' }}>
      <div ref={card} />
    </section>
  );
};
const open = (area: number) => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(area);
  render(<Card />);
};
/** Shows this many pixels of a card with that height, in a window of 800. */
const see = (visible: number, height: number) =>
  tell({
    ...{ intersectionRatio: visible / height, intersectionRect: { height: visible }, rootBounds: { height: 800 } },
  });

test('kitchen ticket: counts as shown once half of it is visible', () => {
  open(700);
  see(90, 200);
  expect(onShown).not.toHaveBeenCalled();
  see(110, 200);
  expect(onShown).toHaveBeenCalledOnce();
});

test('kitchen ticket: a ticket much higher than the board counts as shown when it fills half of the board', () => {
  open(600);
  see(290, 4000);
  expect(onShown).not.toHaveBeenCalled();
  see(600, 4000);
  expect(onShown).toHaveBeenCalledOnce();
});

test.each([
  ['a plain ticket counts as shown after five seconds in which its head and first dish stay in sight', true, [0, 1]],
  ['a ticket with a note or an allergy does not', false, [0, 0]],
])('kitchen ticket: %s', (_, isPlain, counts) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const told = new Map<Element, (entries: object[]) => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly tell: (entries: object[]) => void;
      constructor(tell: (entries: object[]) => void) {
        this.tell = tell;
      }
      observe = (target: Element) => told.set(target, this.tell);
      disconnect() {}
    },
  );
  const Ticket = () => {
    const card = useRef<HTMLElement>(null);
    useShown(card, onShown, isPlain);
    return (
      <article ref={card}>
        <header data-first>Table 5</header>
        <p data-first>Soup</p>
      </article>
    );
  };
  const { container } = render(<Ticket />);
  for (const target of container.querySelectorAll('[data-first]'))
    told.get(target)?.([{ target, intersectionRatio: 1 }]);
  vi.advanceTimersByTime(4_999);
  const before = onShown.mock.calls.length;
  vi.advanceTimersByTime(1);
  expect([before, onShown.mock.calls.length]).toEqual(counts);
  vi.useRealTimers();
});
