// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { shutExits } from '#core/platform/kiosk/exits.ts';

let open: (() => void) | undefined;
afterEach(() => {
  open?.();
  document.body.innerHTML = '';
});

const shut = () => {
  const onLeadOut = vi.fn();
  open = shutExits({ slug: 'neven', onLeadOut });
  return onLeadOut;
};
/** Whether the page would receive the event, and the browser handle it. */
const goes = (event: Event, on: Element = document.body): boolean => {
  const heard = vi.fn();
  on.addEventListener(event.type, heard, { once: true });
  const isDone = on.dispatchEvent(event);
  on.removeEventListener(event.type, heard);
  return isDone && heard.mock.calls.length > 0;
};
const event = (type: string) => new Event(type, { bubbles: true, cancelable: true });
const click = (init: MouseEventInit = {}) =>
  new MouseEvent(init.button ? 'auxclick' : 'click', { bubbles: true, cancelable: true, ...init });
const key = (name: string, init: KeyboardEventInit = {}) =>
  new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...init });
const link = (href: string, attributes = '') => {
  document.body.innerHTML = `<a href="${href}" ${attributes}><span>leads</span></a>`;
  const found = document.querySelector('span');
  if (!found) throw new Error('no link');
  // Prevents a navigation that the test's browser does not support.
  found.addEventListener('click', (pressed) => pressed.preventDefault(), { once: true });
  return found;
};

test('the browser’s context menu, dragging and printing are blocked', () => {
  shut();
  for (const type of ['contextmenu', 'dragstart', 'drop']) expect([type, goes(event(type))]).toEqual([type, false]);
  expect(window.open('https://example.org')).toBeNull();
  expect(window.print()).toBeUndefined();
});

test('the system’s share sheet is removed, and restored when the exits are unblocked', () => {
  const share = vi.fn();
  Object.defineProperty(Navigator.prototype, 'share', { configurable: true, value: share });
  shut();
  expect(navigator.share).toBeUndefined();
  open?.();
  open = undefined;
  expect(navigator.share).toBe(share);
  Reflect.deleteProperty(Navigator.prototype, 'share');
});

test('browser shortcuts are blocked, and typing keys are not', () => {
  shut();
  const shutKeys = [key('F5'), key('F12'), key('p', { ctrlKey: true }), key('n', { metaKey: true })];
  const more = [key('ArrowLeft', { altKey: true }), key('BrowserBack'), key('ContextMenu')];
  for (const one of [...shutKeys, ...more]) expect([one.key, goes(one)]).toEqual([one.key, false]);
  for (const one of [key('a'), key('Tab'), key('Escape'), key('ArrowLeft'), key('v', { ctrlKey: true })])
    expect([one.key, goes(one)]).toEqual([one.key, true]);
});

test.each([
  'https://example.org/',
  'tel:+359888120000',
  'mailto:a@example.org',
  '/hotel-rila',
  '/',
  '/neven/staff',
  '//example.org/neven',
  'javascript:alert(1)',
  'blob:https://example.org/1',
])('a link to %s is blocked and reported', (href) => {
  const onLeadOut = shut();
  const pressed = click();
  link(href).dispatchEvent(pressed);
  expect(pressed.defaultPrevented).toBe(true);
  expect(onLeadOut).toHaveBeenCalledOnce();
});

test('a link within the place opens here, and never in a new window', () => {
  const onLeadOut = shut();
  const heard = vi.fn();
  document.body.addEventListener('click', heard);
  link('/neven/soups').dispatchEvent(click());
  expect(heard).toHaveBeenCalledTimes(1);
  for (const init of [{ ctrlKey: true }, { shiftKey: true }, { metaKey: true }, { button: 1 }])
    expect([init, goes(click(init), link('/neven/soups'))]).toEqual([init, false]);
  expect(goes(click(), link('/neven/soups', 'target="_blank"'))).toBe(false);
  expect(goes(click(), link('/neven/soups', 'download'))).toBe(false);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(onLeadOut).not.toHaveBeenCalled();
  document.body.removeEventListener('click', heard);
});

test('file pickers are blocked', () => {
  shut();
  document.body.innerHTML = '<label>picture<input type="file"></label>';
  const label = document.querySelector('label');
  expect(label && goes(click(), label)).toBe(false);
});

test('unblocking restores the exits', () => {
  shut();
  open?.();
  open = undefined;
  expect(goes(event('contextmenu'))).toBe(true);
});
