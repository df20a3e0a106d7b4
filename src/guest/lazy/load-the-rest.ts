import type { Language } from '#domain/language/language.ts';
import { hasDetails } from '#domain/order/order-type.ts';
import type { OrderType } from '#domain/place/place.ts';
import { loadParts } from '#shared/lazy/lazy-part.tsx';
import { categoryParts } from './lazy-category.tsx';
import { categoryDialogs } from './lazy-category-dialogs.tsx';
import { dialogs } from './lazy-dialogs.tsx';
import { dietParts, dietRules } from './lazy-diet.tsx';
import { hoursParts } from './lazy-hours.tsx';
import { installParts } from './lazy-install.tsx';
import { installDialogs } from './lazy-install-dialogs.tsx';
import { pages } from './lazy-pages.tsx';
import { serviceParts } from './lazy-service.tsx';

const { TableScan, AddedToast, PlaceNews, ProductPage, SearchPage, ...otherPages } = pages;
const { OrderSheet, OrderPanel, OrdersPage, CheckoutPage, FootHere, ...besidePages } = otherPages;
const { WholeMenuPage, CategoryFilm, ActionText, ...onCategory } = categoryParts;
const { VariantSheet, LanguageSheet, CommentSheet, ...besideDialogs } = dialogs;
const { CallDialog, ...besideCategory } = categoryDialogs;

const reading = [
  onCategory,
  { TableScan, AddedToast, PlaceNews, ProductPage, VariantSheet, SearchPage, LanguageSheet },
  dietParts,
  dietRules,
  hoursParts,
];
const ordering = [{ OrderSheet, OrderPanel, OrdersPage, FootHere }, serviceParts, { CommentSheet, CallDialog }];
/** A phone in data-saver mode loads these when they are opened. */
const beside = [
  { WholeMenuPage, ActionText },
  besidePages,
  besideDialogs,
  besideCategory,
  installParts,
  installDialogs,
  { CategoryFilm },
];

interface Orderer {
  /** Language in which the order is shown. */
  readonly language: Language;
  /** Order type of the guest's session; `undefined` without a session. */
  readonly orderType: OrderType | undefined;
}

let isAtRest = false;
let orderer: Orderer | undefined;

/** Called when a guest at a table, or with a chosen dish, may soon order. */
export function comesToOrder(who: Orderer): void {
  orderer = who;
  if (isAtRest) void loadOrdering(who);
}

/** Delay in ms before a failed load is retried; a network that returns ends it. */
const ASK_AGAIN_MS = 10_000;

/** Resolves after one try; failed chunks are retried in the background until all are loaded or the guest changes. */
async function loadOrdering(who: Orderer): Promise<void> {
  const { language, orderType } = who;
  // An order at a table needs no order page.
  const isSeated = orderType !== undefined && !hasDetails(orderType);
  const isHere = await loadParts(...ordering, ...(isSeated ? [] : [{ CheckoutPage }]));
  const isSaid = await loadWords(language).then(
    () => true,
    () => false,
  );
  if (!isHere || !isSaid) void networkOrPause().then(() => (who === orderer ? loadOrdering(who) : undefined));
}

const networkOrPause = () =>
  new Promise<void>((resolve) => {
    const goOn = () => {
      clearTimeout(timer);
      window.removeEventListener('online', goOn);
      resolve();
    };
    const timer = setTimeout(goOn, ASK_AGAIN_MS);
    window.addEventListener('online', goOn);
  });

async function loadWords(language: Language): Promise<void> {
  const [service, checkout] = await Promise.all([
    import('#locales/service-catalog.ts'),
    import('#locales/checkout-catalog.ts'),
  ]);
  await Promise.all([service.loadServiceCatalog(language), checkout.loadCheckoutCatalog(language)]);
}

/**
 * Loads the remaining chunks once the page is idle, so that "Send to kitchen" works when the network fails, with or without
 * a worker. `isSparing`: only those that the guest may soon need. Keyboard shortcuts and forced-colour styles come first.
 */
export async function loadTheRest(isSparing: boolean): Promise<void> {
  void import('#ui/look/forced-colors.css').catch(() => undefined);
  void import('#ui/layout/roving-focus.ts').then(({ startRovingFocus }) => startRovingFocus()).catch(() => undefined);
  isAtRest = true;
  if (orderer) await loadOrdering(orderer);
  await loadParts(...reading);
  if (!isSparing) await loadParts(...ordering, { CheckoutPage }, ...beside);
}
