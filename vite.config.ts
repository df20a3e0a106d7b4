import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      // What the first card needs is one file; what it does not is named in src/routes/-lazy-parts.tsx.
      autoCodeSplitting: false,
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/routeTree.gen.ts',
      quoteStyle: 'single',
    }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    react(),
    lingui(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'service-worker',
      filename: 'sw.ts',
      injectRegister: false,
      manifest: false,
      injectManifest: {
        // The shell and every lazy part of it: a device that has been here once can open any screen without a network.
        globPatterns: ['**/*.{js,css,html,woff2,svg,webmanifest}', 'icons/*.png'],
        maximumFileSizeToCacheInBytes: 2_000_000,
      },
      devOptions: { enabled: false },
    }),
  ],
  resolve: { alias: [{ find: /^#(.*)$/, replacement: `${import.meta.dirname}/src/$1` }] },
  css: {
    transformer: 'lightningcss',
    lightningcss: { targets: { chrome: 103 << 16, safari: (16 << 16) | (4 << 8), firefox: 113 << 16 } },
  },
  build: {
    target: ['chrome103', 'safari16.4', 'firefox113'],
    cssMinify: 'lightningcss',
    modulePreload: { polyfill: false },
    sourcemap: false,
  },
  define: { __BUILD__: JSON.stringify(process.env.BUILD_ID ?? 'development') },
});
