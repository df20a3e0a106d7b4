// GET languages: a list from the server. [S3.36, S7.04]
import * as v from 'valibot';
import { isLanguage, LANGUAGE_NAMES, type Language } from '#domain/language/language.ts';

export const languagesSchema = v.array(v.object({ code: v.string(), name: v.string() }));
export type WireLanguages = v.InferInput<typeof languagesSchema>;

/**
 * Unsupported languages are skipped; undefined: not such a list.
 * @internal The page gets a place's languages from the client; tests parse the server's list with this.
 */
export function parseLanguages(body: unknown): Language[] | undefined {
  const parsed = v.safeParse(v.array(v.unknown()), body);
  if (!parsed.success) return undefined;
  return parsed.output.flatMap((entry) => {
    const one = v.safeParse(v.union([v.string(), v.object({ code: v.string() })]), entry);
    if (!one.success) return [];
    const code = typeof one.output === 'string' ? one.output : one.output.code;
    return isLanguage(code) ? [code] : [];
  });
}

export const languagesToWire = (languages: readonly Language[]): WireLanguages =>
  languages.map((code) => ({ code, name: LANGUAGE_NAMES[code] }));
