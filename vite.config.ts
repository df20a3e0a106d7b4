import { createHash } from 'node:crypto';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { deviceCode } from './build/device-code.ts';
import { earlyScript } from './build/early.ts';
import { guestCode } from './build/guest-code.ts';
import { alias, css, definitions } from './build/shared.ts';
import { staffCode } from './build/staff-code.ts';
import { isStaffFile } from './src/contract/staff/staff-files.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from './src/domain/language/language.ts';

/**
 * Bundles all static imports of the entry, needed before the first card, into one file: thirty small ones compress worse and
 * wait for each other. Lazy chunks keep their own files.
 */
function firstScreen(): Plugin & { readonly has: (id: string) => boolean } {
  const first = new Set<string>();
  return {
    name: 'first-screen',
    apply: 'build',
    buildEnd() {
      const visit = (id: string): void => {
        if (first.has(id)) return;
        first.add(id);
        for (const imported of this.getModuleInfo(id)?.importedIds ?? []) visit(imported);
      };
      for (const id of this.getModuleIds()) if (id.endsWith('/src/main.tsx')) visit(id);
    },
    has: (id) => first.has(id),
  };
}
/** A first visit uses the default language, whose texts load beside the script, not after it. */
const defaultTexts: Plugin = {
  name: 'default-texts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) => {
      const texts = Object.values(bundle ?? {}).find(
        (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(`/locales/${DEFAULT_LANGUAGE}/messages.po`),
      );
      if (!texts) throw new Error(`The texts of ${DEFAULT_LANGUAGE} are no file of their own`);
      return [
        {
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${texts.fileName}` },
          injectTo: 'head',
        },
      ];
    },
  },
};
const first = firstScreen();
const device = deviceCode(first.has);
const staff = staffCode();
const guest = guestCode(first.has, staff.has);

const TARGET = ['chrome111', 'safari16.4', 'firefox115'];

/** Builds a script of the worker's folder as one file. */
async function buildWorkerScript(file: string, name: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      write: false,
      target: TARGET,
      lib: { entry: `${import.meta.dirname}/service-worker/${file}.ts`, name, formats: ['iife'] },
    },
  });
  const [script] = [built].flat().flatMap((one) => ('output' in one ? one.output[0] : []));
  if (!script) throw new Error(`service-worker/${file}.ts could not be built`);
  return script.code;
}

/**
 * The worker's second script, imported by URL: a worker cannot import modules later, and a single script would be parsed
 * completely before the first page is answered.
 */
function workerParts(): { readonly inApp: Plugin; readonly inWorker: Plugin } {
  let address = '';
  return {
    inApp: {
      name: 'worker-parts',
      apply: (config, { command }) => command === 'build' && !config.build?.ssr,
      async generateBundle() {
        const code = await buildWorkerScript('parts', 'tablParts');
        const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
        const fileName = `assets/worker-parts-${hash}.js`;
        address = `/${fileName}`;
        this.emitFile({ type: 'asset', fileName, source: code });
        // Every build contains the kill switch, in its non-public part.
        this.emitFile({
          type: 'asset',
          fileName: 'server/worker-off.js',
          source: await buildWorkerScript('off', 'tablOff'),
        });
      },
    },
    inWorker: {
      name: 'worker-parts-address',
      config: () => ({ define: { __WORKER_PARTS__: JSON.stringify(address) } }),
    },
  };
}
const parts = workerParts();

/** Chunks that a guest may open early, and those that the app loads after the first card. */
const EARLY_PARTS = /\/(?:later\.)?(?:common|category|dish|running|search|order|whole-menu|device|behind)-/;

/** A few hundred bytes each, used by several of the early chunks. */
const SHARED_BY_PARTS =
  /\/src\/(?:shared\/(?:service\/use-service-catalog|order\/use-checkout-catalog|language\/use-catalog|device\/use-share)|guest\/(?:order\/use-(?:order-endings|embedded)|orders\/embedded-end)|core\/platform\/(?:share|device\/(?:embedded-mark|load-page))|contract\/order\/ended-order|domain\/outbox\/order-ending)\.tsx?$/;

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      // The first card's code is one file; src/guest/lazy/lazy-pages.tsx names the lazy chunks.
      autoCodeSplitting: false,
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/routeTree.gen.ts',
      quoteStyle: 'single',
      addExtensions: true,
    }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    react(),
    lingui(),
    first,
    device,
    staff,
    guest,
    defaultTexts,
    earlyScript(),
    parts.inApp,
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'service-worker',
      filename: 'sw.ts',
      injectRegister: false,
      manifest: false,
      injectManifest: {
        // The shell and all its lazy chunks: a returning device can open any screen offline.
        globPatterns: ['**/*.{js,css,html,woff2,svg,webmanifest}', 'icons/*.png'],
        // The browser stores the worker's scripts itself; server/ is not for devices.
        globIgnores: ['**/worker-parts-*.js', 'server/**'],
        maximumFileSizeToCacheInBytes: 2_000_000,
        buildPlugins: { vite: [parts.inWorker] },
      },
      devOptions: { enabled: false },
    }),
  ],
  resolve: { alias },
  css,
  build: {
    target: TARGET,
    cssMinify: 'lightningcss',
    modulePreload: {
      polyfill: false,
      // The first script lists the imports of these chunks, so that all are requested at once. Other chunks load when idle
      // or for staff, and only their styles must come with them.
      resolveDependencies: (name, files) => {
        const looks = files.filter((file) => file.endsWith('.css'));
        if (EARLY_PARTS.test(name) && !isStaffFile(`/${name}`)) return files;
        return looks.length > 0 ? [name, ...looks] : [];
      },
    },
    sourcemap: false,
    // Tells the server the text files of a page's language.
    manifest: 'server/parts.json',
    rolldownOptions: {
      output: {
        // File names are in the first script, and their hashes do not compress: seven letters suffice to distinguish builds.
        // Text files have their language in the name, so that a data-saving worker can skip the others.
        chunkFileNames: ({ facadeModuleId, moduleIds }) => {
          const staffs = staff.nameOf(moduleIds, facadeModuleId);
          if (staffs) return staffs;
          const language = LANGUAGES.find((one) => facadeModuleId?.includes(`/locales/${one}/`));
          if (language) return `assets/[name]-${language}-[hash:7].js`;
          return guest.nameOf(moduleIds) ?? 'assets/[name]-[hash:7].js';
        },
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            { name: 'first', test: (id: string) => first.has(id) },
            { name: 'device', test: (id: string) => device.has(id) },
            // Small modules of many chunks: a file each would add a name to the first script.
            { name: 'shared', test: (id: string) => SHARED_BY_PARTS.test(id) && !first.has(id) && !staff.has(id) },
            // Geometry for guests' addresses and staff's zones: in a staff file, guests would load staff code.
            { name: 'shapes', test: (id: string) => id.includes('/node_modules/@turf/') && !staff.has(id) },
            // One style sheet for all lazy chunks, requested with the first of them.
            { name: 'behind', test: (id: string) => /\.css$/.test(id) && !first.has(id) && !staff.has(id) },
            { name: 'staff.looks', test: (id: string) => /\.css$/.test(id) && staff.has(id) },
            ...guest.groups,
          ],
        },
      },
    },
  },
  define: definitions,
});
