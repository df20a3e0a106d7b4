// Groups the guest app's lazy chunks into few files: one file per chunk and shared module would be 200 requests, whose
// headers alone weigh as much as a menu.
import type { Plugin } from 'vite';

interface Bundle {
  readonly name: string;
  /** Modules reached by `import()`. */
  readonly entries: readonly string[];
  /** In data-saving mode, a phone fetches it only when its guest comes near it. */
  readonly isSpared?: true;
}

/** A module reached by several bundles is in the first of them. */
const BUNDLES: readonly Bundle[] = [
  {
    // Parts of a category's page.
    name: 'category',
    entries: [
      'src/ui/motion/swipe-drag.tsx',
      'src/ui/layout/roving-focus.ts',
      'src/ui/picture/paint-placeholder.ts',
      'src/guest/menu/category-foot.tsx',
      'src/guest/frame/early-presses.tsx',
      'src/shared/device/press-again.tsx',
      'src/guest/product-card/product-card-actions.tsx',
      'src/shared/diet/diet-note.tsx',
      'src/guest/diet/hidden-dishes.tsx',
    ],
  },
  {
    // Pages and dialogs opened from a card.
    name: 'dish',
    entries: [
      'src/guest/product/product-page.tsx',
      'src/guest/diet/diet-choice.tsx',
      'src/guest/diet/conflict-question-here.tsx',
      'src/shared/language/language-sheet.tsx',
    ],
  },
  {
    // Background work that every device does once the page is idle.
    name: 'running',
    entries: [
      'src/shared/place/place-link.ts',
      'src/shared/place/keep-place.ts',
      'src/shared/session/scan-table.ts',
      'src/shared/outbox/outbox.ts',
      'src/shared/cart/mirror-of.ts',
      'src/shared/device/connection.machine.ts',
      'src/shared/when-idle.ts',
      'src/core/platform/worker-registration.ts',
      'src/core/api/accumulated-amount.ts',
      'src/core/db/keepsake.ts',
      'src/core/db/place/client-table.ts',
      'src/core/db/order/order-table.ts',
      'src/core/db/session/follow-party.ts',
      'src/core/db/visit/sweep-visits.ts',
      'src/core/db/visit/shown-commands.ts',
      'src/core/db/visit/shown-entries.ts',
      'src/domain/availability/lay-off.ts',
      'src/core/db/order/chosen-type-table.ts',
      'src/domain/cart/reconcile.ts',
      'src/domain/pricing/further-discounts.ts',
      'src/domain/pricing/service-charge.ts',
      'src/contract/product/modifier-group.ts',
      'src/guest/frame/place-news.tsx',
      'src/guest/device/offline-text-here.tsx',
      'src/guest/table/table-scan.tsx',
      'src/shared/session/scan-table.ts',
      'src/locales/checkout-catalog.ts',
      'src/locales/service-catalog.ts',
      'src/guest/notices/added-toast.tsx',
    ],
  },
  {
    // Texts about opening hours and dish hours, and the offer of delivery: most guests come to a table of an open venue.
    name: 'hours',
    isSpared: true,
    entries: ['src/guest/frame/notices.tsx', 'src/guest/menu/dish-hours.tsx', 'src/guest/checkout/order-type-tool.tsx'],
  },
  { name: 'search', entries: ['src/guest/search/search-page.tsx'] },
  {
    // Visit reports, long after the first card. Before other bundles: every visit loads it, and nothing else with it.
    name: 'log',
    isSpared: true,
    entries: ['src/guest/log/visit-log-here.tsx', 'src/guest/log/search-log-here.tsx'],
  },
  {
    name: 'order',
    isSpared: true,
    entries: [
      'src/guest/orders/order-panel.tsx',
      'src/guest/orders/foot-here.tsx',
      'src/guest/orders/embedded-end.tsx',
      'src/guest/orders/orders-page.tsx',
      'src/guest/orders/changed-order.tsx',
      'src/guest/service/call-dialog.tsx',
      'src/guest/service/action-category-page.tsx',
      'src/guest/service/order-service.tsx',
      'src/guest/service/service-bar.tsx',
      'src/guest/service/usual-here.tsx',
      'src/shared/product/comment-sheet.tsx',
      'src/guest/product/variant-sheet-here.tsx',
      'src/core/sync/service/table-bill.ts',
      'src/ui/layout/order-stop.ts',
      // Few venues sell products with a right of withdrawal.
      'src/guest/checkout/withdrawal-here.tsx',
      'src/core/db/service/bill-table.ts',
      // Orders tell of a card payment without an answer, also offline.
      'src/core/db/payment/payment-table.ts',
    ],
  },
  {
    // Map of the places; the address map shares parts of it.
    name: 'map',
    isSpared: true,
    entries: ['src/guest/places-around/places-around-here.tsx'],
  },
  {
    name: 'checkout',
    isSpared: true,
    entries: [
      'src/guest/orders/changed-details.tsx',
      'src/guest/checkout/checkout-page.tsx',
      'src/guest/delivery/address-dialog.tsx',
    ],
  },
  { name: 'all', isSpared: true, entries: ['src/guest/whole-menu/whole-menu-page.tsx'] },
  {
    name: 'account',
    isSpared: true,
    entries: [
      'src/shared/session/keep-signed-in.ts',
      'src/shared/session/end-late-sign-ins.ts',
      'src/guest/account/account-pages.tsx',
      'src/guest/account/profile-page.tsx',
      'src/guest/account/benefits/profile-offer-here.tsx',
      'src/guest/account/spend-here.tsx',
      'src/guest/account/sign-in-sheets.tsx',
    ],
  },
  {
    // Paying by card.
    name: 'payment',
    isSpared: true,
    entries: ['src/guest/payment/payment-page.tsx', 'src/guest/payment/pay-share.tsx'],
  },
  {
    name: 'booking',
    isSpared: true,
    entries: ['src/guest/booking/booking-dialog.tsx', 'src/guest/booking/reservations-page.tsx'],
  },
  {
    // Pages beside the menu.
    name: 'beside',
    isSpared: true,
    entries: [
      'src/guest/device/install-hint.tsx',
      'src/guest/frame/more-dialogs.tsx',
      'src/guest/frame/not-found-page.tsx',
      'src/guest/gallery/gallery-page.tsx',
      'src/guest/menu/category-film.tsx',
      'src/guest/orders/thank-you-page.tsx',
      'src/guest/place/about-page.tsx',
      'src/guest/place/about-tabl-page.tsx',
      'src/guest/place/custom-terms-page.tsx',
      'src/guest/place/legal-dialog.tsx',
      'src/guest/place/places-page.tsx',
      'src/guest/service/feedback-page.tsx',
      'src/guest/table/join-page.tsx',
      'src/guest/install/install-steps-here.tsx',
      'src/guest/menu/links-sheet.tsx',
      'src/guest/more/promotions-sheet.tsx',
      'src/guest/place/place-change-sheet.tsx',
      'src/guest/frame/share-sheet.tsx',
    ],
  },
];
/** A rendered category page may need only this file for its footer. */
const FIRST = 'category';
/** Modules also used by staff code: separate files, so that a waiter's phone fetches no guest page for a button. */
const COMMON = 'common';
/** Common modules that are not needed for reading, those of the visit reports apart. */
const COMMON_LATER = 'common-order';
const COMMON_LOG = 'common-log';
/** Parts of Radix used only by the tools menu and the side panels; its single index reaches all of it. */
const RADIX_BESIDE =
  /\/node_modules\/(?:@radix-ui\/react-(?:popover|popper|arrow|accordion|collapsible)|@floating-ui\/[\w-]+)\//;
/** Loaded on demand in data-saving mode, one file each. */
const SPARED = [
  'src/guest/gallery/gallery-viewer.tsx',
  'src/shared/product/picture-viewer.tsx',
  'src/core/platform/camera-scan.ts',
  // Loaded when a venue's HTML is shown; until then the text is shown plain.
  'src/ui/words/safe-html-clean.ts',
  'node_modules/fake-indexeddb/build/esm/index.js',
  // Shown once on a device, while it is online.
  'src/guest/device/offline-text.tsx',
  // About a code that the server has just refused, or a browser without storage: its guest is online then.
  'src/guest/device/device-notice.tsx',
  // Answers a search that names an allergen; without it, the filter chips remain.
  'src/guest/service/named-allergens.tsx',
  // Corrects a mistyped search.
  'src/shared/search/search-near.ts',
  // Needed only when the server asks for a newer build, so it is online then.
  'src/guest/device/outdated-here.tsx',
  // Reads the token of a signed-in customer.
  'node_modules/jose/dist/webapi/index.js',
  ...BUNDLES.flatMap(({ isSpared, entries }) => (isSpared ? entries : [])),
];
/** The name marks such a file for src/core/sync/device/build-files.ts. */
const SPARED_FILE = 'assets/later.[name]-[hash:7].js';

const isOneOf = (entries: readonly string[], id: string): boolean => entries.some((entry) => id.endsWith(`/${entry}`));

/** `isFirst`, `isStaffs`: modules in other files. */
export function guestCode(
  isFirst: (id: string) => boolean,
  isStaffs: (id: string) => boolean,
): Plugin & {
  readonly groups: readonly { readonly name: string; readonly test: (id: string) => boolean }[];
  readonly nameOf: (moduleIds: readonly string[]) => string | undefined;
} {
  const bundleOf = new Map<string, string>();
  /** Files that every device fetches, whatever its guest opens. */
  const unspared = new Set<string>();
  return {
    name: 'guest-code',
    apply: 'build',
    buildEnd() {
      const ids = [...this.getModuleIds()];
      const unknown = [...BUNDLES.flatMap(({ entries }) => entries), ...SPARED].filter(
        (entry) => !ids.some((id) => isOneOf([entry], id)),
      );
      if (unknown.length > 0) this.error(`No module of the app is ${unknown.join(' or ')}: was a file moved?`);
      const gather = (id: string, name: string): void => {
        if (bundleOf.has(id)) return;
        bundleOf.set(id, name);
        for (const imported of this.getModuleInfo(id)?.importedIds ?? []) gather(imported, name);
      };
      for (const id of ids) if (RADIX_BESIDE.test(id)) bundleOf.set(id, 'beside');
      for (const { name, entries } of BUNDLES) for (const id of ids) if (isOneOf(entries, id)) gather(id, name);
      const reach = (id: string): void => {
        if (unspared.has(id) || isStaffs(id) || RADIX_BESIDE.test(id) || isOneOf(SPARED, id)) return;
        unspared.add(id);
        const found = this.getModuleInfo(id);
        for (const next of [...(found?.importedIds ?? []), ...(found?.dynamicallyImportedIds ?? [])]) reach(next);
      };
      for (const id of ids) if (id.endsWith('/src/main.tsx') || id.endsWith('/index.html')) reach(id);
      const ofStaff = new Set<string>();
      const need = (id: string): void => {
        if (ofStaff.has(id) || RADIX_BESIDE.test(id)) return;
        ofStaff.add(id);
        for (const next of this.getModuleInfo(id)?.importedIds ?? []) need(next);
      };
      for (const id of ids) if (isStaffs(id)) need(id);
      for (const id of ofStaff) {
        const name = bundleOf.get(id);
        if (name === undefined || name === FIRST) continue;
        if (unspared.has(id)) bundleOf.set(id, COMMON);
        else bundleOf.set(id, name === 'log' ? COMMON_LOG : COMMON_LATER);
      }
    },
    groups: [
      FIRST,
      COMMON,
      COMMON_LATER,
      COMMON_LOG,
      ...BUNDLES.map(({ name }) => name).filter((name) => name !== FIRST),
    ].map((name) => ({
      name,
      test: (id) => bundleOf.get(id) === name && !isFirst(id) && !isStaffs(id),
    })),
    nameOf: (moduleIds) => {
      const own = moduleIds.filter((id) => !id.startsWith('\0'));
      return own.length > 0 && unspared.size > 0 && !own.some((id) => unspared.has(id)) ? SPARED_FILE : undefined;
    },
  };
}
