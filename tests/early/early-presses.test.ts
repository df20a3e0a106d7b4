// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PRESS_NOTE_KEY, PRESS_NOTE_LASTS_MS, type PressNote } from '#domain/cart/press-note.ts';
import { type HandOver, hearPresses } from '../../src/early/early-presses.ts';
import { createPresses } from '../../src/early/press-notes.ts';

const PAGE = `
  <div id="root">
    <article data-product="5">
      <div data-act="add" id="soup"><button><svg></svg></button></div>
    </article>
    <article data-product="6"><div data-act="add" id="salad"><button></button></div></article>
    <article data-product="7">
      <button data-act="size" data-size="71" id="small"></button>
      <button data-act="size" data-size="72" id="large"></button>
    </article>
    <article data-product="8"><div><button aria-haspopup="dialog" id="choose"></button></div></article>
    <a href="#drinks" id="drinks">Drinks</a>
    <a href="#spa" target="_blank" id="spa">Spa</a>
    <input type="search" id="search">
  </div>
  <template id="early-bar"><button data-act="order" aria-haspopup="dialog"><span data-count></span></button></template>
  <template id="early-wait"><p>On its way</p></template>`;

let heard: HandOver | undefined;
const hear = (place = 'neven', isWide = false) => {
  vi.stubGlobal('matchMedia', () => ({ matches: isWide }));
  heard?.stop();
  heard = hearPresses(createPresses(place));
  document.dispatchEvent(new Event('readystatechange'));
  return heard;
};
const at = (id: string) => document.getElementById(id) as HTMLElement;
const plus = (id: string) => at(id).querySelector('button')?.click();
const notes = () =>
  Object.entries<string>(localStorage)
    .filter(([key]) => key.startsWith(PRESS_NOTE_KEY))
    .map(([, text]): PressNote => JSON.parse(text));
const bar = () => document.querySelector('#early-bar-shown [data-count]')?.textContent;

beforeEach(() => {
  document.body.innerHTML = PAGE;
  hear();
});
afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('early presses: a press counts even when the clock is corrected by a minute', () => {
  localStorage.setItem(`${PRESS_NOTE_KEY}1`, JSON.stringify({ place: 'neven', product: 5, at: Date.now() + 60_000 }));
  hear();
  expect(bar()).toBe('1');
});

test('early presses: a page restored from the cache shows only presses that no other page has added', () => {
  plus('soup');
  plus('salad');
  const [first] = Object.keys(localStorage);
  localStorage.removeItem(first ?? '');
  dispatchEvent(new Event('pageshow'));
  expect(bar()).toBe('1');
});

test('early presses: three presses on a plus make three notes and update the card’s and the bar’s counts at once', () => {
  const outside = vi.fn();
  at('root').addEventListener('click', outside);
  for (const _ of [1, 2, 3]) plus('soup');
  plus('salad');
  expect(notes().map(({ place, product, size }) => [place, product, size])).toEqual([
    ...[1, 2, 3].map(() => ['neven', 5, undefined]),
    ['neven', 6, undefined],
  ]);
  expect([at('soup').dataset.count, at('salad').dataset.count, bar()]).toEqual(['3', '1', '4']);
  // The page that the app is just taking over must not count the press again.
  expect(outside).not.toHaveBeenCalled();
});

test('early presses: a size’s own plus notes the size', () => {
  at('large').click();
  expect(notes()).toMatchObject([{ product: 7, size: 72 }]);
  expect([at('small').dataset.count, at('large').dataset.count]).toEqual([undefined, '1']);
});

test('early presses: the minus undoes the last press on that dish, and the bar disappears with the last one', () => {
  const press = (x: number) => at('soup').dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: x }));
  vi.spyOn(at('soup'), 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 150, 50));
  // The order is still empty, so no minus is painted there.
  press(110);
  plus('salad');
  expect(notes()).toHaveLength(2);
  press(110);
  expect(notes()).toMatchObject([{ product: 6 }]);
  expect([at('soup').dataset.count, bar()]).toEqual([undefined, '1']);
  vi.spyOn(at('salad'), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 50, 150));
  at('salad').dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 45, clientY: 110 }));
  expect([notes(), bar()]).toEqual([[], undefined]);
});

test('early presses: an earlier page’s presses show on the next page of the same place', () => {
  plus('soup');
  document.body.innerHTML = PAGE;
  hear();
  expect([at('soup').dataset.count, bar()]).toEqual(['1', '1']);
  plus('soup');
  expect(notes()).toHaveLength(2);
  document.body.innerHTML = PAGE;
  hear('beach');
  expect([at('soup').dataset.count, bar()]).toEqual([undefined, undefined]);
});

test.each([
  ['{', 'no JSON'],
  ['null', 'nothing'],
  ['{"place":"neven","product":5}', 'no time'],
  [JSON.stringify({ place: 'neven', product: 5, at: Date.now() - PRESS_NOTE_LASTS_MS }), 'yesterday’s'],
  [
    JSON.stringify({ place: 'neven', product: 5, at: Date.now() + 2 * PRESS_NOTE_LASTS_MS }),
    'of a clock that went back by hours',
  ],
])('early presses: an invalid note is not shown, and the others are: %s (%s)', (text) => {
  plus('soup');
  localStorage.setItem(`${PRESS_NOTE_KEY}0`, text);
  document.body.innerHTML = PAGE;
  hear();
  expect(at('soup').dataset.count).toBe('1');
});

test('early presses: blocked storage keeps the presses in memory for the app', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  plus('soup');
  plus('soup');
  expect(heard?.unkept().map(([, text]) => JSON.parse(text))).toMatchObject([{ product: 5 }, { product: 5 }]);
  expect(at('soup').dataset.count).toBe('2');
});

test('early presses: a press that opens a dialog is noted and shown as loading; a link is left alone', () => {
  const followed = vi.fn();
  at('drinks').addEventListener('click', followed);
  at('drinks').click();
  expect(followed).toHaveBeenCalledOnce();
  expect(document.getElementById('early-wait-shown')).toBeNull();
  at('choose').click();
  expect(heard?.opener()).toBe(at('choose'));
  expect(document.getElementById('early-wait-shown')?.textContent).toContain('On its way');
  expect(notes()).toEqual([]);
});

test('early presses: an external link opens on a phone, and waits for the app on a wide screen, which may stay in the venue', () => {
  const press = () => at('spa').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect([press(), heard?.opener()]).toEqual([true, undefined]);
  hear('neven', true);
  expect([press(), heard?.opener()]).toEqual([false, at('spa')]);
});

test('early presses: opening the order from the bar is noted too', () => {
  plus('soup');
  document.querySelector<HTMLElement>('#early-bar-shown button')?.click();
  expect(heard?.opener()).toBe(document.querySelector('#early-bar-shown button'));
});

test('early presses: the focused field is noted', () => {
  at('search').dispatchEvent(new Event('input', { bubbles: true }));
  expect(heard?.field()).toBe(at('search'));
});

test('early presses: a stopped script ignores presses, because the app handles them', () => {
  const app = vi.fn();
  at('root').addEventListener('click', app);
  heard?.stop();
  plus('soup');
  expect([notes(), app.mock.calls.length]).toEqual([[], 1]);
});

test.each(['click', 'pointerdown'])(
  'early presses: the bar still works after the script stopped: its %s requests the order',
  (type) => {
    plus('soup');
    expect(heard?.stop()).toBe(true);
    const order = document.querySelector<HTMLElement>('#early-bar-shown button');
    order?.dispatchEvent(new MouseEvent(type, { bubbles: true }));
    at('drinks').click();
    expect(heard?.opener()).toBe(order);
  },
);
