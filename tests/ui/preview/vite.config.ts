// A page of our looks without an app: `vite --config tests/ui/preview/vite.config.ts`, then /?screen=category&…
import { createReadStream, existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The demo venue's encoded pictures at the addresses that the app uses. */
const pictures = (): Plugin => ({
  name: 'demo-pictures',
  configureServer(server) {
    server.middlewares.use('/pictures', (request, response, next) => {
      const match = /^\/([\w-]+)\/(\d+)\.(avif|webp)$/.exec(request.url ?? '');
      const file = match && `${root}server/demo/neven/pictures/${match[1]}-${match[2]}.${match[3]}`;
      if (!file || !existsSync(file)) return next();
      response.setHeader('content-type', `image/${match[3]}`);
      createReadStream(file).pipe(response);
    });
  },
});

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  cacheDir: `${root}node_modules/.vite-preview`,
  publicDir: `${root}public`,
  server: { port: 5200, strictPort: true, fs: { allow: [root] }, hmr: false },
  plugins: [babel({ presets: [linguiTransformerBabelPreset()] }), react(), lingui({ cwd: root }), pictures()],
  resolve: { alias: [{ find: /^#(.*)$/, replacement: `${root}src/$1` }] },
  css: { transformer: 'lightningcss' },
});
