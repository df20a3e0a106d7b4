// The page renderer, which is part of the served build, so that page and script match.
import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import type { RenderPage } from '#contract/menu/page-renderer.ts';
import { isLanguage, type Language } from '#domain/language/language.ts';
import type { KeptBuild } from '../kept-builds.ts';

/** Below the build's folder, in a part that is never public. */
export const RENDERER = 'server/render.mjs';
/** Vite's manifest: the build's files by source. */
export const PARTS = 'server/parts.json';

const rendererSchema = v.object({
  renderPage: v.custom<RenderPage>((value) => typeof value === 'function'),
});
const partsSchema = v.record(v.string(), v.looseObject({ file: v.string() }));

/** The build's renderer; `undefined`: it has none, and the device renders all pages. */
export async function loadRenderer({ root }: KeptBuild): Promise<RenderPage | undefined> {
  const file = join(root, RENDERER);
  if (!(await isThere(file))) return undefined;
  const loaded: unknown = await import(pathToFileURL(file).href);
  return v.parse(rendererSchema, loaded).renderPage;
}

/** URL of each language's texts; empty when the build does not list them. */
export async function readTextFiles({ root }: KeptBuild): Promise<ReadonlyMap<Language, string>> {
  const file = join(root, PARTS);
  if (!(await isThere(file))) return new Map();
  const parts = v.parse(partsSchema, JSON.parse(await readFile(file, 'utf8')));
  const found = new Map<Language, string>();
  for (const [source, part] of Object.entries(parts)) {
    const language = /\/locales\/([\w-]+)\/messages\.po$/.exec(source)?.[1];
    if (isLanguage(language)) found.set(language, `/${part.file}`);
  }
  return found;
}

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
