// The renderer of pages, which is part of the build that is served: page and script are always of one build.
import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import type { RenderPage } from '#contract/menu/page-renderer.ts';
import { isLanguage, type Language } from '#domain/language/language.ts';
import type { KeptBuild } from '../kept-builds.ts';

/** Below the build's folder; what lies there is never served. */
export const RENDERER = 'server/render.mjs';
/** The list of the build's files by their sources, as Vite writes it. */
export const PARTS = 'server/parts.json';

const rendererSchema = v.object({
  renderPage: v.custom<RenderPage>((value) => typeof value === 'function'),
});
const partsSchema = v.record(v.string(), v.looseObject({ file: v.string() }));

/** The build's renderer; undefined: it has none, and its pages are drawn on the device alone. */
export async function loadRenderer({ root }: KeptBuild): Promise<RenderPage | undefined> {
  const file = join(root, RENDERER);
  if (!(await isThere(file))) return undefined;
  const loaded: unknown = await import(pathToFileURL(file).href);
  return v.parse(rendererSchema, loaded).renderPage;
}

/** The address of each language's texts; empty where the build does not say. */
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
