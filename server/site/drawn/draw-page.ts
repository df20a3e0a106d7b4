// HTML of a page, by the build's renderer; when that fails, the device renders it.

import type { RenderPage } from '#contract/menu/page-renderer.ts';
import type { DrawnKind } from '#contract/menu/slice.ts';
import type { Language } from '#domain/language/language.ts';
import type { AvailabilityRow } from '#domain/menu/menu.ts';
import type { Client } from '#domain/place/place.ts';
import type { PublishedPlace } from '../../services/place/published-places.ts';
import { scriptJson } from '../head/escape.ts';
import type { Shell } from '../head/shell.ts';
import type { HeadParts } from '../head/tags.ts';
import { written } from '../head/tags.ts';
import { SITE_WORDS } from '../head/texts.ts';
import type { PageStyler } from './page-styles.ts';

/** A page, and the reader for whom it is rendered. */
export interface Drawable {
  readonly url: string;
  readonly language: Language;
  readonly kind: DrawnKind;
  readonly published: PublishedPlace | undefined;
  /** Dishes and choices that are off now. */
  readonly off: readonly AvailabilityRow[];
  readonly client: () => Promise<Client>;
  readonly now: number;
  /** Its address differs from the rendered one, so the device renders it anew and the page has no slice. */
  readonly isElsewhere: boolean;
}

export interface DrawingTools {
  readonly shell: Shell;
  readonly styler: PageStyler;
  /** By language. */
  readonly texts: ReadonlyMap<Language, string>;
  readonly render: RenderPage | undefined;
  readonly onError: (error: unknown, url: string) => void;
}

/** The page with its head. `drawable` undefined: only the guest's device has the content. */
export async function pageText(
  { shell, styler, texts, render, onError }: DrawingTools,
  language: Language,
  head: HeadParts,
  drawable: Drawable | undefined,
): Promise<string> {
  const parts = { ...head, withoutScript: SITE_WORDS[language].withoutScript, texts: texts.get(language) };
  if (!render || !drawable) return shell.plain(parts);
  const { url, kind, published, off, client, now, isElsewhere } = drawable;
  try {
    const document = published && { ...published.document, rows: off };
    const { html, beside, root, slice } = await render({ url, language, kind, client: await client(), document, now });
    const attributes = `data-drawn ${written(root)}`;
    const { css, sheets } = styler(`<html ${attributes}>${html}${beside}`);
    return shell.drawn(
      { ...parts, root: `${head.root} ${attributes}` },
      { html, beside, css, sheets, slice: isElsewhere ? undefined : scriptJson(slice) },
    );
  } catch (error) {
    // The guest still gets a page, rendered by the device.
    onError(error, url);
    return shell.plain(parts);
  }
}
