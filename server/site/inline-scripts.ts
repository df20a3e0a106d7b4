// The hashes by which the content security policy knows the scripts that are written into the built page.
import { createHash } from 'node:crypto';

/** A script without attributes: one with an address is covered by 'self', one of a data type is never run. */
const INLINE = /<script>([\s\S]*?)<\/script>/g;

/** The sources for `script-src`, one for each script that stands in the page itself. */
export const inlineScriptSources = (html: string): string[] =>
  [...html.matchAll(INLINE)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
