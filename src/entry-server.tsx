// The app as the server runs it: a page drawn once, by the very components that go on with it on the device.
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import type { DrawnPage, PageToDraw, RenderPage } from '#contract/menu/page-renderer.ts';
import { LANGUAGES } from '#domain/language/language.ts';
import { EarlyTemplates } from '#guest/frame/early-templates.tsx';
import { loadDrawnParts, namesOfParts } from '#guest/lazy/drawn-parts.ts';
import { activateLanguage } from '#locales/activate.ts';
import { drawnTabl } from '#shared/drawn-tabl.ts';
import { noteParts } from '#shared/lazy/lazy-part.tsx';
import { sliceOf } from '#shared/menu/slice-of.ts';
import { TablProvider } from '#shared/tabl-context.tsx';
import { rootAttributes, STANDARD_THEME, schemeOf } from '#ui/look/theme.tsx';
import { createTablRouter } from './router.tsx';

// The server is nobody's device. Node's own storage would write a warning to the terminal of the person who starts it.
Object.defineProperty(globalThis, 'localStorage', { value: undefined, configurable: true });

// All catalogs at once: a drawing only switches between them.
for (const language of LANGUAGES) await activateLanguage(language);
await loadDrawnParts();

async function draw(page: PageToDraw): Promise<DrawnPage> {
  const { url, language } = page;
  const slice = sliceOf(page);
  const tabl = drawnTabl(slice);
  const router = createTablRouter(tabl, createMemoryHistory({ initialEntries: [url] }));
  i18n.activate(language);
  await router.load();
  const errors: unknown[] = [];
  const prerendered = () =>
    prerender(
      <I18nProvider i18n={i18n}>
        <TablProvider tabl={tabl}>
          <RouterProvider router={router} />
        </TablProvider>
      </I18nProvider>,
      // A part that comes later would need an inline script, which the content security policy forbids.
      { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void errors.push(error) },
    );
  const { made: html, loads } = await noteParts(async () => new Response((await prerendered()).prelude).text());
  // React leaves a failed part to the device, and a reader without scripts would never see it: so one error fails the page.
  if (errors.length > 0) throw errors[0];
  return { html, beside: besideOf(page), root: rootOf(page), slice: { ...slice, parts: namesOfParts(loads) } };
}

/**
 * Templates beside the page. Their words are few, so they are drawn apart: the device finds nothing of them in #root.
 */
const besideOf = ({ document, kind }: PageToDraw): string =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <EarlyTemplates hasBar={document !== undefined && kind === 'phone'} />
    </I18nProvider>,
  );

/** As the device sets them where nothing is known of its guest: the small script in the head corrects them. */
function rootOf({ document, kind }: PageToDraw): Readonly<Record<string, string>> {
  if (!document) return rootAttributes({ ...STANDARD_THEME, scheme: schemeOf(0, false), device: kind });
  const { settings, place } = document;
  const scheme = schemeOf(settings.darkerTheme, false);
  const { designTheme: theme, designSubtheme: subtheme } = settings;
  return rootAttributes({ scheme, theme, subtheme, device: kind, accent: place.accent });
}

let turn: Promise<unknown> = Promise.resolve();

/** One drawing after the other: while one waits for a part, its language must stay. */
export const renderPage: RenderPage = (page) => {
  const mine = turn.then(() => draw(page));
  turn = mine.catch(() => undefined);
  return mine;
};
