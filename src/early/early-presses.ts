// Handles presses until the app does: a press on a plus is stored and shown, one on any other button is remembered, so that
// the app can repeat it. Links work by themselves.
import { EARLY_TEMPLATES } from '#domain/cart/early-templates.ts';
import { DEVICE_MEDIA } from '#domain/device/device-media.ts';
import { dishOf, showPresses, showWait } from './early-marks.ts';
import { matches } from './first-paint.ts';
import type { Presses } from './press-notes.ts';

/** Presses waiting for the app (src/core/platform/device/early-presses.ts). */
export interface HandOver {
  readonly unkept: Presses['unkept'];
  /** The button pressed last, or an external link on a device that may stay in the venue. */
  readonly opener: () => Element | undefined;
  /** The field that the guest has written into. */
  readonly field: () => Element | undefined;
  /**
   * Stops all handlers except those of the presses' own bar; from here on the app handles presses. Returns true when
   * something waits for the app.
   */
  readonly stop: () => boolean;
}

const PLUS = '[data-act=add],[data-act=size]';
/** A button needs the app; a link works without the app. */
const BUTTONS = 'button';
/** On a device that may stay in the venue, an external link becomes a QR code; only the app knows which device it is. */
const EXITS = `${BUTTONS},a[target=_blank]`;

/** Registers its handlers. */
export function hearPresses(presses: Presses): HandOver {
  let opener: Element | undefined;
  let field: Element | undefined;
  const stopping = new AbortController();
  const options = { capture: true, signal: stopping.signal };
  const show = () => showPresses(presses);
  const waiting = matches(DEVICE_MEDIA.wide) ? EXITS : BUTTONS;
  const onClick = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : undefined;
    const pressed = target?.closest<HTMLElement>(PLUS) ?? target?.closest<HTMLElement>(waiting);
    if (!pressed) return;
    // A hydrating page must not count the press a second time.
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
  // Shows an earlier page's presses as soon as all cards are parsed; "DOMContentLoaded" would wait for the app's script.
  // Runs again when a page is restored from the cache.
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
      // The presses' own bar stays until the order shows them, and only this code handles it. The bar may disappear before
      // the click event, so pointerdown counts too.
      for (const type of ['pointerdown', 'click'])
        addEventListener(type, ({ target }) => {
          if (target instanceof Element) opener = target.closest(`#${EARLY_TEMPLATES.bar}-shown button`) ?? opener;
        });
      return waits;
    },
  };
}

/** The minus is not an element yet: CSS paints it at the start of the plus's container. */
function isMinus({ clientX, clientY }: MouseEvent, target: Element | undefined, pressed: HTMLElement): boolean {
  if (target !== pressed || !pressed.dataset.count || pressed.dataset.size) return false;
  const { left, top, width, height } = pressed.getBoundingClientRect();
  return width > height ? clientX - left < width * 0.4 : clientY - top < height * 0.4;
}
