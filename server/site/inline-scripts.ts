// CSP hashes of the scripts inlined in the built page.
import { createHash } from 'node:crypto';

/** A script without attributes: 'self' covers external ones, and data types are never run. */
const INLINE = /<script>([\s\S]*?)<\/script>/g;

/** Sources for `script-src`, one per inline script. */
export const inlineScriptSources = (html: string): string[] =>
  [...html.matchAll(INLINE)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
