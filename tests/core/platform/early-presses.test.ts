// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STORAGE_KEYS } from '#core/platform/storage-keys.ts';

/** Loads the modules of a new page. */
const load = async () => ({
  ...(await import('#core/platform/device/early-hand-over.ts')),
  ...(await import('#core/platform/device/early-presses.ts')),
});
const hand = (kept: { unkept?: unknown; opener?: Element; field?: Element; waits?: boolean } = {}) => {
  const stop = vi.fn(() => kept.waits ?? true);
  vi.stubGlobal('tablEarly', {
    unkept: () => kept.unkept,
    opener: () => kept.opener,
    field: () => kept.field,
    stop,
  });
  return stop;
};
const keep = (id: string) => localStorage.setItem(STORAGE_KEYS.earlyPress + id, `note ${id}`);
const element = (html: string) => {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
};

beforeEach(() => vi.resetModules());
afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('the app takes over once, and learns whether a press waits', async () => {
  const stop = hand({ waits: true });
  const { takeOver } = await load();
  expect([takeOver(), takeOver(), stop.mock.calls.length]).toEqual([true, true, 1]);
  vi.resetModules();
  hand({ waits: false });
  expect((await load()).takeOver()).toBe(false);
});

test.each([undefined, null, 7, {}, { stop: 'now' }])(
  'a page without the script hands over no press: %j',
  async (early) => {
    vi.stubGlobal('tablEarly', early);
    const { takeOver, findPressNotes, wantedOrder } = await load();
    expect([takeOver(), findPressNotes(), wantedOrder()]).toEqual([false, [], false]);
  },
);

test('notes come in the sequence of presses, from storage and memory, until they are cleared', async () => {
  keep('2');
  localStorage.setItem('to_order', 'another thing');
  hand({ unkept: [[`${STORAGE_KEYS.earlyPress}1`, 'note 1'], 'spoilt', ['lone']] });
  const { takeOver, findPressNotes, forgetPressNote } = await load();
  takeOver();
  expect(findPressNotes().map(([, text]) => text)).toEqual(['note 1', 'note 2']);
  for (const [key] of findPressNotes()) forgetPressNote(key);
  expect([findPressNotes(), localStorage.length]).toEqual([[], 1]);
});

test('when storage is refused, only the notes of this page are left', async () => {
  hand({ unkept: [['early_press:1', 'note 1']] });
  vi.spyOn(Object, 'entries').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  const { takeOver, findPressNotes, forgetPressNote } = await load();
  takeOver();
  expect(findPressNotes()).toHaveLength(1);
  forgetPressNote('early_press:1');
  expect(findPressNotes()).toEqual([]);
});

test('the press that opened a dialog is repeated, and its waiting sign is removed', async () => {
  const opener = element('<button aria-haspopup="dialog"></button><div id="early-wait-shown"></div>');
  const pressed = vi.fn();
  opener.addEventListener('click', pressed);
  hand({ opener });
  const { takeOver, pressAgain } = await load();
  takeOver();
  pressAgain();
  expect(pressed).toHaveBeenCalledOnce();
  expect(document.getElementById('early-wait-shown')).toBeNull();
});

test('the order button is handled by its own flag, and a removed button is not pressed', async () => {
  const opener = element('<button data-act="order"></button>');
  const pressed = vi.fn();
  opener.addEventListener('click', pressed);
  hand({ opener });
  const first = await load();
  first.takeOver();
  first.pressAgain();
  expect(first.wantedOrder()).toBe(true);
  opener.removeAttribute('data-act');
  opener.remove();
  first.pressAgain();
  expect(pressed).not.toHaveBeenCalled();
});

test('a button that another layout replaced is pressed at its new place', async () => {
  const opener = element('<button>Spa</button>');
  hand({ opener });
  const { takeOver, pressAgain } = await load();
  takeOver();
  const others = element('<div><button>Bar</button><button>\n <span>Spa</span></button></div>');
  opener.remove();
  const pressed: string[] = [];
  others.addEventListener('click', ({ target }) => pressed.push((target as Element).textContent.trim()));
  pressAgain();
  expect(pressed).toEqual(['Spa']);
});

const strip = (html: string) => element(`<div><ul>${html}</ul></div>`);

/** Lifts the finger over `on`: its event goes to where it came down, and is handled at the window. */
const lift = (on: Element, at: MouseEventInit = {}) => {
  document.elementFromPoint = () => on;
  dispatchEvent(new MouseEvent('pointerup', at));
};

/** The app takes over while a finger is on the category's link, and the wide layout replaces it. */
const heldWhileReplaced = async () => {
  const drawn = strip('<li data-category="39"><a target="_blank" id="held">Spa (opens in a new window)</a></li>');
  hand({ waits: false });
  const early = await load();
  const query = document.querySelector.bind(document);
  vi.spyOn(document, 'querySelector').mockImplementation((selector: string) =>
    selector.includes(':active') ? query('#held') : query(selector),
  );
  early.noteHeld();
  drawn.remove();
  const pressed: string[] = [];
  strip('<li data-category="38"><a>Bar</a></li><li data-category="39"><button>Spa</button></li>').addEventListener(
    'click',
    ({ target }) => pressed.push((target as Element).textContent),
  );
  return { early, pressed };
};

test('an element replaced under a finger is pressed at its new place when the finger lifts', async () => {
  const { early, pressed } = await heldWhileReplaced();
  expect(early.takeOver()).toBe(true);
  lift(document.body);
  early.pressAgain(await early.whenReleased());
  expect(pressed).toEqual(['Spa']);
  // The button has the focus, so the dialog that it opens can give the focus back.
  expect(document.activeElement?.textContent).toBe('Spa');
});

/** The app takes over while a finger is on the picture, and the wide layout moves it. */
const heldWhileMoved = async () => {
  const drawn = element('<div><button id="held"><img alt="" /></button></div>');
  hand({ waits: false });
  const early = await load();
  const query = document.querySelector.bind(document);
  const button = query('#held') as HTMLElement;
  vi.spyOn(document, 'querySelector').mockReturnValue(button);
  vi.spyOn(button, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 200));
  early.noteHeld();
  vi.mocked(document.querySelector).mockRestore();
  const pressed = vi.fn();
  button.addEventListener('click', pressed);
  expect(early.takeOver()).toBe(true);
  return { early, pressed, button, under: drawn };
};

test('an element moved under a finger is pressed at its new place', async () => {
  const { early, pressed, under } = await heldWhileMoved();
  lift(under, { clientX: 150, clientY: 100 });
  early.pressAgain(await early.whenReleased());
  expect(pressed).toHaveBeenCalledTimes(1);
});

test.each([
  ['is still under the finger: the browser’s own press counts, once', { clientX: 150, clientY: 100 }, true],
  ['the finger has slid off', { clientX: 350, clientY: 100 }, false],
])('no press is repeated when the held element %s', async (_, at, isOn) => {
  const { early, pressed, button, under } = await heldWhileMoved();
  lift(isOn ? (button.firstElementChild ?? button) : under, at);
  early.pressAgain(await early.whenReleased());
  expect(pressed).not.toHaveBeenCalled();
});

test('a finger that slides off a replaced element presses nothing', async () => {
  const { early, pressed } = await heldWhileReplaced();
  early.takeOver();
  dispatchEvent(new Event('pointercancel'));
  early.pressAgain(await early.whenReleased());
  expect(pressed).toEqual([]);
});

test('the text of a field is entered again, so that the app receives it', async () => {
  const field = element('<input type="search">') as HTMLInputElement;
  field.value = 'soup';
  const heard: string[] = [];
  field.addEventListener('input', () => heard.push(field.value));
  hand({ field });
  const { takeOver, pressAgain } = await load();
  takeOver();
  pressAgain();
  expect(heard).toEqual(['soup']);
});

test('the marks of early presses are removed: the bar, and each dish’s count', async () => {
  element('<div id="early-bar-shown"></div><div data-act="add" data-count="2"></div><i data-count="9"></i>');
  hand();
  const { clearEarlyMarks } = await load();
  clearEarlyMarks();
  expect(document.body.innerHTML).toBe('<div data-act="add"></div><i data-count="9"></i>');
});
