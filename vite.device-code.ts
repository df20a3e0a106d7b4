// The code of the device's database and of the network: one file, asked for beside the first one and run behind the first
// paint.
import type { Plugin } from 'vite';

/** What the page reaches by `import()` alone, as soon as a page is there, or a guest has pressed. */
const DOORS = [
  'src/state/open-device.ts',
  'src/state/menu/menu-reading.ts',
  'src/db/follow.ts',
  'src/db/device/device-table.ts',
  'src/db/cart/cart-table.ts',
  'src/db/diet/guest-diet-table.ts',
  'src/db/session/session-table.ts',
  'src/db/visit/visit-table.ts',
  'src/state/cart/cart-actions.ts',
  'src/state/session/session-store.ts',
  'src/state/place/opened-place.ts',
  'src/api/http.ts',
  'src/api/ping.ts',
];

/** `isFirst`: what stands before the first paint, and is not taken out of it. */
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
      for (const id of this.getModuleIds()) if (DOORS.some((door) => id.endsWith(`/${door}`))) visit(id);
    },
    // A page that brings no part of the menu waits for it: it must not begin to load when the first file has run.
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
