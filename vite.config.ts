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
 * Everything that the entry imports statically is needed before the first card, so it is one file: thirty small ones
 * compress worse and wait for each other. What is loaded behind it keeps its own files.
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
/** A first visit speaks the default language: its texts come beside the script, not after it. */
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

/** A script of the worker's folder, as one file. */
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
 * The worker's second script, which it imports by its address: a worker cannot load a module later, and one script would
 * be read whole before the first page is answered.
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
        // The kill switch lies in every build, where the server alone reads it.
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

/** Parts that a guest may open in the first moments, and those that the app loads behind the first card. */
const EARLY_PARTS = /\/(?:later\.)?(?:common|category|dish|running|search|order|whole-menu|device|behind)-/;

/** A few hundred bytes each, and used by several of the parts that a guest may open in the first moments. */
const SHARED_BY_PARTS =
  /\/src\/(?:shared\/(?:service\/use-service-words|order\/use-checkout-words|language\/use-catalog|device\/use-share)|guest\/(?:order\/use-(?:order-endings|embedded)|orders\/embedded-end)|core\/platform\/(?:share|device\/(?:embedded-mark|load-page))|contract\/order\/ended-order|domain\/outbox\/order-ending)\.tsx?$/;

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      // Code of the first card is one file; src/guest/lazy/lazy-pages.tsx names the rest.
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
        // The shell and every lazy part of it: a device that has been here once can open any screen without a network.
        globPatterns: ['**/*.{js,css,html,woff2,svg,webmanifest}', 'icons/*.png'],
        // The browser keeps the worker's own scripts; what lies in server/ is for no device.
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
      // The first script, which a guest waits for, says what these import, so that all of it is asked for at once. Other
      // parts are loaded at rest, one after the other, or by the staff: only their looks must come with them.
      resolveDependencies: (name, files) => {
        const looks = files.filter((file) => file.endsWith('.css'));
        if (EARLY_PARTS.test(name) && !isStaffFile(`/${name}`)) return files;
        return looks.length > 0 ? [name, ...looks] : [];
      },
    },
    sourcemap: false,
    // Where the server finds the texts of a page's language.
    manifest: 'server/parts.json',
    rolldownOptions: {
      output: {
        // Names of files stand in the first script, and their hashes are what of it cannot be packed: seven letters tell one
        // build from the next.
        // The words of a language are told by their file's name: a worker that saves data leaves the others out.
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
            // Small, and of many parts: each file of its own would be named by the first script.
            { name: 'shared', test: (id: string) => SHARED_BY_PARTS.test(id) && !first.has(id) && !staff.has(id) },
            // Shapes of guests' addresses and of the staff's zones: a file of the staff would draw the staff's code to a guest.
            { name: 'shapes', test: (id: string) => id.includes('/node_modules/@turf/') && !staff.has(id) },
            // One sheet for all that comes behind the first card: asked for once, with the first of those parts.
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
