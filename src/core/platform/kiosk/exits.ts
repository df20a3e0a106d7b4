// A shared device shows only its place's pages: no browser menu, no other window, no other address.

// Allowed targets of a press on a shared device: the pages of its place.

/** Staff sign-in page of a place. */
const STAFF = 'staff';

/** Whether an address is a guests' page of the device's place. */
export function staysInPlace(href: string, base: { readonly origin: string; readonly slug: string }): boolean {
  if (!URL.canParse(href, base.origin)) return false;
  const { origin, pathname } = new URL(href, base.origin);
  const [place, page] = pathname.split('/').filter((part) => part !== '');
  return origin === base.origin && place === base.slug && page !== STAFF;
}

export interface ClosedExits {
  /** The place that the device shows. */
  readonly slug: string;
  /** A link to another address was pressed. */
  readonly onLeadOut: (href: string) => void;
}

/** Keys that leave, search or print the browser, or clear its history. */
const BROWSER_KEY = /^(?:F\d+|Browser\w+|Launch\w+|ContextMenu|PrintScreen|Help)$/;
/** Keys for editing: copy, paste, undo, select all. */
const WRITING_KEY = /^[acvxyz]$/i;
/** Element in which pinch zoom is allowed. */
const MAY_PINCH = '.yarl__root';

const isBrowserKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => {
  if (BROWSER_KEY.test(key)) return true;
  if (ctrlKey || metaKey) return !WRITING_KEY.test(key);
  return altKey && /^(?:Arrow|Home|Tab|Enter|F\d)/.test(key);
};

const elementOf = ({ target }: Event): Element | undefined =>
  target instanceof Element ? target : target instanceof Node ? (target.parentElement ?? undefined) : undefined;

/** Blocks all exits of the page. Returns a function that unblocks them. */
export function shutExits({ slug, onLeadOut }: ClosedExits): () => void {
  const ended = new AbortController();
  const listen = <K extends string>(types: readonly K[], heard: (event: Event) => void) => {
    for (const type of types)
      window.addEventListener(type, heard, { capture: true, passive: false, signal: ended.signal });
  };
  const refuse = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  listen(['contextmenu', 'dragstart', 'drop', 'dragover', 'beforeprint'], refuse);
  listen(['keydown'], (event) => {
    if (event instanceof KeyboardEvent && isBrowserKey(event)) refuse(event);
  });
  listen(['gesturestart', 'gesturechange'], (event) => {
    if (!elementOf(event)?.closest(MAY_PINCH)) refuse(event);
  });
  listen(['touchstart', 'touchmove'], (event) => {
    if (!('touches' in event) || (event as TouchEvent).touches.length < 2) return;
    if (event.cancelable && !elementOf(event)?.closest(MAY_PINCH)) refuse(event);
  });
  listen(['wheel'], (event) => {
    if (event instanceof WheelEvent && event.ctrlKey && !elementOf(event)?.closest(MAY_PINCH)) refuse(event);
  });
  listen(['click', 'auxclick'], (event) => {
    const element = elementOf(event);
    if (element?.closest('input[type="file"], label:has(input[type="file"])')) return refuse(event);
    const link = element?.closest<HTMLAnchorElement>('a[href]');
    if (!link) return undefined;
    const isPlain =
      event instanceof MouseEvent && event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    const stays = staysInPlace(link.href, { origin: location.origin, slug });
    if (stays && isPlain && !link.hasAttribute('download') && (link.target === '' || link.target === '_self'))
      return undefined;
    refuse(event);
    if (!stays) onLeadOut(link.href);
    return undefined;
  });

  const { open, print } = window;
  // The system's share sheet leads to all other apps. It is on the prototype, so an own property hides it.
  Object.defineProperty(navigator, 'share', { configurable: true, value: undefined });
  window.open = () => null;
  window.print = () => undefined;
  document.documentElement.dataset.noWayOut = '';
  return () => {
    ended.abort();
    window.open = open;
    window.print = print;
    Reflect.deleteProperty(navigator, 'share');
    delete document.documentElement.dataset.noWayOut;
  };
}
