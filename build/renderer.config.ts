// Builds the server's page renderer from the page's own sources: one file without node_modules, because a kept build is in
// the data folder.
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { alias, css, definitions } from './shared.ts';

export default defineConfig({
  plugins: [babel({ presets: [linguiTransformerBabelPreset()] }), react(), lingui()],
  resolve: { alias },
  css,
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: 'src/entry-server.tsx',
    target: 'node26',
    minify: false,
    // Keeps the page's manifest in the same folder.
    emptyOutDir: false,
    rolldownOptions: { output: { entryFileNames: 'render.mjs', codeSplitting: false } },
  },
  define: { ...definitions, 'process.env.NODE_ENV': JSON.stringify('production') },
});
