// Presses made before the app loaded, recorded by the page's inline script (src/early).

import { STORAGE_KEYS } from '#core/platform/storage-keys.ts';
import { EARLY_TEMPLATES } from '#domain/cart/early-templates.ts';
import { askEarly, heldButton } from './early-hand-over.ts';

/** Stored note of a press on a plus: its key and its raw text. */
export type FoundNote = readonly [key: string, text: string];

const forgotten = new Set<string>();

/** All notes, oldest first: from storage, and those that storage refused. */
export function findPressNotes(): readonly FoundNote[] {
  const unkept = askEarly('unkept');
  const ofPage = Array.isArray(unkept) ? unkept.filter(isNote) : [];
  return [...stored(), ...ofPage].filter(([key]) => !forgotten.has(key)).toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/** Deletes a handled note, in storage too. */
export function forgetPressNote(key: string): void {
  forgotten.add(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // The note was not in storage.
  }
}

/** Whether the guest's last press was on their order. */
export const wantedOrder = (): boolean => opener()?.matches(ORDER) ?? false;

/**
 * The element under the finger when another layout removed or moved it, once the finger is lifted, because browsers report
 * no press then. undefined: no element, the finger slid off, or the browser reports the press itself.
 */
export async function whenReleased(): Promise<HTMLElement | undefined> {
  const held = heldButton();
  const lift = await held?.lifted;
  if (!held || lift?.type !== 'pointerup') return undefined;
  const { button, at } = held;
  const { clientX: x, clientY: y } = lift;
  // Not the event's target: a finger's events all go to the element where it came down.
  const isOn = button.contains(document.elementFromPoint(x, y));
  const isStill = x >= at.left && x <= at.right && y >= at.top && y <= at.bottom;
  return isStill && !isOn ? button : undefined;
}

let isPressedAgain = false;

/**
 * Repeats the press that opened something, and retypes text in a field: once. `released`: the element under the finger
 * during the handover; pressed after the script's notes.
 */
export function pressAgain(released?: HTMLElement): void {
  if (isPressedAgain) return;
  isPressedAgain = true;
  document.getElementById(`${EARLY_TEMPLATES.wait}-shown`)?.remove();
  const field = askEarly('field');
  if (field instanceof HTMLInputElement && field.isConnected && field.value !== '') write(field, field.value);
  const pressed = released ?? opener();
  const heir = pressed && !pressed.matches(ORDER) ? heirOf(pressed) : undefined;
  // Focuses the button as a real press would, so that the opened dialog can return the focus.
  heir?.focus({ preventScroll: true });
  heir?.click();
}

/** The button itself, or its replacement after a layout change: the one of the same category, or with the same text. */
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

/** Removes the visual feedback of early presses: the app renders it itself. */
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

/** React notices a field's text only when it differs from the value that React last set. */
function write(field: HTMLInputElement, words: string): void {
  field.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, words);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
