// Builds the small script of the page's head and inlines it.
import { build, type Plugin } from 'vite';
import { alias } from './shared.ts';

/** Position of the script in index.html. */
const MARK = '<!-- early -->';

/** Builds the script; returns its text. */
export async function buildEarlyScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias },
    build: {
      write: false,
      target: ['chrome111', 'safari16.4', 'firefox115'],
      modulePreload: false,
      rolldownOptions: { input: `${import.meta.dirname}/../src/early/early.ts`, output: { format: 'iife' } },
    },
  });
  const [chunk] = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  if (chunk?.type !== 'chunk') throw new Error('src/early/early.ts gave no script');
  return chunk.code.trim();
}

/** Inlines the script before the page's styles. */
export const earlyScript = (): Plugin => ({
  name: 'early-script',
  transformIndexHtml: {
    order: 'post',
    handler: async (html, { path }) => {
      // The development server also serves the component page, which has no early script.
      if (path !== '/index.html') return html;
      if (!html.includes(MARK)) throw new Error(`index.html has no ${MARK}`);
      const script = await buildEarlyScript();
      return html.replace(MARK, () => `<script>${script}</script>`);
    },
  },
});
