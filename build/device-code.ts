// Bundle with the device's database and network code: one file, requested with the first one and run after the first paint.
import type { Plugin } from 'vite';

/** Modules that a page reaches only by `import()`, after its first paint or a press. */
const ENTRIES = [
  'src/shared/open-device.ts',
  'src/shared/menu/menu-reading.ts',
  'src/core/db/follow.ts',
  'src/core/db/device/device-table.ts',
  'src/core/db/cart/cart-table.ts',
  'src/core/db/diet/guest-diet-table.ts',
  'src/core/db/session/session-table.ts',
  'src/core/db/visit/visit-table.ts',
  'src/shared/cart/cart-actions.ts',
  'src/shared/session/session-store.ts',
  'src/shared/place/opened-place.ts',
  'src/core/api/http.ts',
  'src/core/api/ping.ts',
];

/** `isFirst`: modules of the first paint, which stay there. */
export function deviceCode(isFirst: (id: string) => boolean): Plugin & { readonly has: (id: string) => boolean } {
  const found = new Set<string>();
  return {
    name: 'device-code',
    apply: 'build',
    buildEnd() {
      const visit = (id: string): void => {
        if (found.has(id)) return;
        found.add(id);
        for (const imported of this.getModuleInfo(id)?.importedIds ?? []) visit(imported);
      };
      for (const id of this.getModuleIds()) if (ENTRIES.some((entry) => id.endsWith(`/${entry}`))) visit(id);
    },
    // Adds a preload for pages without menu data, which need the file at once.
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        const file = Object.values(bundle ?? {}).find((one) => one.type === 'chunk' && one.name === 'device');
        if (!file) throw new Error('The code of the database is no file of its own');
        const attrs = { rel: 'modulepreload', crossorigin: true, fetchpriority: 'low', href: `/${file.fileName}` };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
    has: (id) => found.has(id) && !isFirst(id),
  };
}
