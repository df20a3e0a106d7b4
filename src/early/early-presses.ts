// Hears the guest until the app does: a press on a plus is noted and answered, one on any other button is remembered, so
// that the app can press it again. Links lead where they lead by themselves.
import { EARLY_TEMPLATES } from '#domain/cart/early-templates.ts';
import { DEVICE_MEDIA } from '#domain/device/device-media.ts';
import { dishOf, showPresses, showWait } from './early-marks.ts';
import type { Presses } from './press-notes.ts';

/** Presses that wait for the app (src/core/platform/device/early-presses.ts). */
export interface HandOver {
  readonly unkept: Presses['unkept'];
  /** The button that the guest pressed last, or the way out of a device that may stay. */
  readonly opener: () => Element | undefined;
  /** The field that the guest has written into. */
  readonly field: () => Element | undefined;
  /** Ends the hearing of all but the presses' own bar: from here on the app's handlers hear. true: something waits for the app. */
  readonly stop: () => boolean;
}

const PLUS = '[data-act=add],[data-act=size]';
/** A button does nothing without the app; a link leads where it leads. */
const BUTTONS = 'button';
/** On a device that may stay in the venue, what leads out of it is a code to scan: the app knows which it is. */
const EXITS = `${BUTTONS},a[target=_blank]`;

/** Hears from now on. */
export function hearPresses(presses: Presses): HandOver {
  let opener: Element | undefined;
  let field: Element | undefined;
  const stopping = new AbortController();
  const options = { capture: true, signal: stopping.signal };
  const show = () => showPresses(presses);
  const waiting = matchMedia(DEVICE_MEDIA.wide).matches ? EXITS : BUTTONS;
  const onClick = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : undefined;
    const pressed = target?.closest<HTMLElement>(PLUS) ?? target?.closest<HTMLElement>(waiting);
    if (!pressed) return;
    // A page that is just being taken over must not count it a second time.
    event.stopPropagation();
    event.preventDefault();
    if (!pressed.dataset.act || pressed.dataset.act === 'order') {
      opener = pressed;
      showWait();
      return;
    }
    if (isMinus(event, target, pressed)) presses.take(dishOf(pressed));
    else presses.add(dishOf(pressed), pressed.dataset.size);
    show();
  };
  addEventListener('click', onClick, options);
  addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof HTMLInputElement && target.type === 'search') field = target;
    },
    options,
  );
  // Shows presses of an earlier page as soon as all cards are read: "DOMContentLoaded" would wait for the app's script. A
  // page that comes back shows them once more.
  document.addEventListener('readystatechange', show, options);
  addEventListener(
    'pageshow',
    () => {
      presses.reread();
      show();
    },
    options,
  );
  return {
    unkept: presses.unkept,
    opener: () => opener,
    field: () => field,
    stop: () => {
      stopping.abort();
      const waits = Boolean(presses.count() || opener || field);
      // The presses' own bar stands until the order shows them, and only this code hears it. The bar may go from under the
      // finger, and then no click follows: so a pointer that goes down counts too.
      for (const type of ['pointerdown', 'click'])
        addEventListener(type, ({ target }) => {
          if (target instanceof Element) opener = target.closest(`#${EARLY_TEMPLATES.bar}-shown button`) ?? opener;
        });
      return waits;
    },
  };
}

/** The minus is no element yet: it is painted at the beginning of what holds the plus. */
function isMinus({ clientX, clientY }: MouseEvent, target: Element | undefined, pressed: HTMLElement): boolean {
  if (target !== pressed || !pressed.dataset.count || pressed.dataset.size) return false;
  const { left, top, width, height } = pressed.getBoundingClientRect();
  return width > height ? clientX - left < width * 0.4 : clientY - top < height * 0.4;
}
