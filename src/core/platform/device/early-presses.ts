// Presses that came before the app, as the script of the page's head has kept them (src/early).

import { STORAGE_KEYS } from '#core/platform/storage-keys.ts';
import { EARLY_TEMPLATES } from '#domain/cart/early-templates.ts';
import { askEarly, heldButton } from './early-hand-over.ts';

/** The stored note of a press on a plus: its key, and its text as it was found. */
export type FoundNote = readonly [key: string, text: string];

const forgotten = new Set<string>();

/** All notes, the oldest first: those in the storage, and those that it refused. */
export function findPressNotes(): readonly FoundNote[] {
  const unkept = askEarly('unkept');
  const ofPage = Array.isArray(unkept) ? unkept.filter(isNote) : [];
  return [...stored(), ...ofPage].filter(([key]) => !forgotten.has(key)).toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/** Forgets a note that has done its work, in the storage too. */
export function forgetPressNote(key: string): void {
  forgotten.add(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // The note was never there.
  }
}

/** Whether the guest has pressed for their order last. */
export const wantedOrder = (): boolean => opener()?.matches(ORDER) ?? false;

/**
 * The element under the finger when another layout took it away or moved it, as soon as the finger is lifted: no browser
 * calls that a press. undefined: the finger was on nothing, or has slid off, or the browser calls it a press.
 */
export async function whenReleased(): Promise<HTMLElement | undefined> {
  const held = heldButton();
  const lift = await held?.lifted;
  if (!held || lift?.type !== 'pointerup') return undefined;
  const { button, at } = held;
  const { clientX: x, clientY: y } = lift;
  // Not the event's own target: a finger's events all go to where it came down.
  const isOn = button.contains(document.elementFromPoint(x, y));
  const isStill = x >= at.left && x <= at.right && y >= at.top && y <= at.bottom;
  return isStill && !isOn ? button : undefined;
}

let isPressedAgain = false;

/**
 * Presses again what the guest pressed to open it, and writes again what they wrote into a field: once. `released`: what
 * the finger was on while the page was taken over; pressed later than what the script has kept.
 */
export function pressAgain(released?: HTMLElement): void {
  if (isPressedAgain) return;
  isPressedAgain = true;
  document.getElementById(`${EARLY_TEMPLATES.wait}-shown`)?.remove();
  const field = askEarly('field');
  if (field instanceof HTMLInputElement && field.isConnected && field.value !== '') write(field, field.value);
  const pressed = released ?? opener();
  const heir = pressed && !pressed.matches(ORDER) ? heirOf(pressed) : undefined;
  // As a finger would: what it opens gives the focus back to it.
  heir?.focus({ preventScroll: true });
  heir?.click();
}

/**
 * The button itself, or what stands for it where the layout of this kind of device has taken the drawn one's place: the
 * same category's, or a button that says the same.
 */
function heirOf(pressed: HTMLElement): HTMLElement | undefined {
  if (pressed.isConnected) return pressed;
  const category = pressed.closest<HTMLElement>('[data-category]')?.dataset.category;
  if (category)
    return document.querySelector<HTMLElement>(`[data-category="${CSS.escape(category)}"] :is(a,button)`) ?? undefined;
  const said = saysOf(pressed);
  return said === '' ? undefined : [...document.querySelectorAll('button')].find((one) => saysOf(one) === said);
}

const saysOf = (button: HTMLElement): string =>
  (button.getAttribute('aria-label') ?? button.textContent).trim().replaceAll(/\s+/g, ' ');

/** Takes away what presses were answered with: the app shows them by itself. */
export function clearEarlyMarks(): void {
  document.getElementById(`${EARLY_TEMPLATES.bar}-shown`)?.remove();
  for (const one of document.querySelectorAll<HTMLElement>('[data-act][data-count]')) delete one.dataset.count;
}

const ORDER = '[data-act=order]';

const opener = (): HTMLElement | undefined => {
  const found = askEarly('opener');
  return found instanceof HTMLElement ? found : undefined;
};

const isNote = (one: unknown): one is FoundNote =>
  Array.isArray(one) && one.length === 2 && one.every((part) => typeof part === 'string');

function stored(): FoundNote[] {
  try {
    return Object.entries<string>(localStorage).filter(([key]) => key.startsWith(STORAGE_KEYS.earlyPress));
  } catch {
    return [];
  }
}

/** React hears of a field's words only where they differ from those that it has set itself. */
function write(field: HTMLInputElement, words: string): void {
  field.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, words);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
