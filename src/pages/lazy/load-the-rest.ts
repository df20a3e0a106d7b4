import type { Language } from '#domain/language/language.ts';
import { categoryParts } from './lazy-category.tsx';
import { categoryDialogs } from './lazy-category-dialogs.tsx';
import { dialogs } from './lazy-dialogs.tsx';
import { dietParts, dietRules } from './lazy-diet.tsx';
import { hoursParts } from './lazy-hours.tsx';
import { installParts } from './lazy-install.tsx';
import { installDialogs } from './lazy-install-dialogs.tsx';
import { pages } from './lazy-pages.tsx';
import { loadParts } from './lazy-part.tsx';
import { serviceParts } from './lazy-service.tsx';

const { TableScan, AddedToast, PlaceNews, DeviceNotice, ProductPage, SearchPage, ...otherPages } = pages;
const { OrderSheet, OrderPanel, OrdersPage, CheckoutPage, SentBar, ...besidePages } = otherPages;
const { WholeMenuPage, CategoryFilm, DoorWords, ...onCategory } = categoryParts;
const { VariantSheet, LanguageSheet, CommentSheet, ...besideDialogs } = dialogs;
const { CallDialog, ...besideCategory } = categoryDialogs;

const reading = [
  onCategory,
  { TableScan, AddedToast, PlaceNews, DeviceNotice, ProductPage, VariantSheet, SearchPage, LanguageSheet },
  dietParts,
  dietRules,
  hoursParts,
];
const ordering = [{ OrderSheet, OrderPanel, OrdersPage, SentBar }, serviceParts, { CommentSheet, CallDialog }];
/** A phone that spares bytes fetches these when they are opened. */
const beside = [
  { WholeMenuPage, DoorWords },
  besidePages,
  besideDialogs,
  besideCategory,
  installParts,
  installDialogs,
  { CategoryFilm },
];

interface Orderer {
  /** In which the order is read. */
  readonly language: Language;
  /** Who sits at a table needs no order page. */
  readonly isSeated: boolean;
}

let isAtRest = false;
let orderer: Orderer | undefined;

/** Whoever sits at a table or has chosen a dish may order in a moment. */
export function comesToOrder(who: Orderer): void {
  orderer = who;
  if (isAtRest) void loadOrdering(who);
}

async function loadOrdering({ language, isSeated }: Orderer): Promise<void> {
  await loadParts(...ordering, ...(isSeated ? [] : [{ CheckoutPage }]));
  await loadWords(language).catch(() => undefined);
}

/** Whoever shows these words asks for them again where they could not be had. */
async function loadWords(language: Language): Promise<void> {
  const [service, checkout] = await Promise.all([
    import('#locales/service-words.ts'),
    import('#locales/checkout-words.ts'),
  ]);
  await Promise.all([service.loadServiceWords(language), checkout.loadCheckoutWords(language)]);
}

/**
 * Loads the remaining parts once the page has come to rest: a network that dies then must not take "Send to kitchen"
 * with it, with a worker or without. `isSparing`: only those that the guest may be about to need. The keyboard's short way
 * and the edges for few colours come first.
 */
export async function loadTheRest(isSparing: boolean): Promise<void> {
  void import('#ui/look/forced-colors.css').catch(() => undefined);
  void import('#ui/layout/roving-focus.ts').then(({ startRovingFocus }) => startRovingFocus()).catch(() => undefined);
  isAtRest = true;
  if (orderer) await loadOrdering(orderer);
  await loadParts(...reading);
  if (!isSparing) await loadParts(...ordering, { CheckoutPage }, ...beside);
}
