// The renderer of pages for the server, from the very sources of the page: one file that needs no node_modules, because a
// kept build lies beside the data.
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
    // Beside the page's own list of parts.
    emptyOutDir: false,
    rolldownOptions: { output: { entryFileNames: 'render.mjs', codeSplitting: false } },
  },
  define: { ...definitions, 'process.env.NODE_ENV': JSON.stringify('production') },
});
