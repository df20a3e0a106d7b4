// Chunks of staff and shared-device code: modules reached only by their entries. A guest's device never fetches them, so
// their file names are marked.
import type { Plugin } from 'vite';

/** Modules whose `import()` leads to staff code. */
const ENTRIES = [
  '/src/guest/lazy/lazy-staff.tsx',
  '/src/guest/lazy/lazy-shared-device.tsx',
  '/src/guest/lazy/lazy-kiosk.tsx',
  '/src/locales/staff-catalog.ts',
  '/src/locales/kiosk-catalog.ts',
  '/src/core/sync/outbox/device-flusher.ts',
  '/src/shared/session/staff-headers.ts',
];
/** The dot distinguishes it from guest files with a similar name. */
const STAFF_FILE = 'assets/staff.part-[hash:7].js';

/** A chunk belongs to staff if no other code reaches its modules. */
export function staffCode(): Plugin & {
  readonly has: (id: string) => boolean;
  readonly nameOf: (moduleIds: readonly string[], facade: string | null) => string | undefined;
} {
  const guests = new Set<string>();
  let isKnown = false;
  const has = (id: string) => isKnown && !guests.has(id);
  return {
    name: 'staff-code',
    apply: 'build',
    buildEnd() {
      const visit = (id: string): void => {
        if (guests.has(id)) return;
        guests.add(id);
        const found = this.getModuleInfo(id);
        const later = ENTRIES.some((entry) => id.endsWith(entry)) ? [] : found?.dynamicallyImportedIds;
        for (const next of [...(found?.importedIds ?? []), ...(later ?? [])]) visit(next);
      };
      for (const id of this.getModuleIds()) if (id.endsWith('/src/main.tsx') || id.endsWith('/index.html')) visit(id);
      isKnown = guests.size > 0;
    },
    has,
    nameOf: (moduleIds, facade) => {
      const own = [...moduleIds, facade ?? ''].filter((id) => id !== '' && !id.startsWith('\0'));
      return own.length > 0 && own.every(has) ? STAFF_FILE : undefined;
    },
  };
}
