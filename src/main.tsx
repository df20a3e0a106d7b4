import { I18nProvider } from '@lingui/react';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { sparesBytes } from '#core/platform/data-saver.ts';
import { takeSlice } from '#core/platform/drawn-slice.ts';
import { keepInstallOffer } from '#core/platform/install-prompt.ts';
import { i18n } from '#locales/activate.ts';
import { startTabl } from '#shared/tabl.ts';
import { TablProvider } from '#shared/tabl-context.tsx';
import '#ui/look/tokens.css';
import '#ui/look/fonts.css';
import '#ui/look/base.css';
import { whenCalm } from '#core/platform/when-calm.ts';
import { loadPartsNamed } from '#guest/lazy/drawn-parts.ts';
import { loadTheRest } from '#guest/lazy/load-the-rest.ts';
import { watchStyles } from '#ui/look/whole-style.ts';
import { createTablRouter } from './router.tsx';

watchStyles();

keepInstallOffer();

/** A menu that does not come must not keep what waits in the outbox from being sent. */
const LATEST_MS = 8_000;

/**
 * Starts the app. Nothing is awaited outside of it: the parts of a page import this file, and would wait for its end as it
 * waits for theirs.
 */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const slice = takeSlice();
  const [tabl] = await Promise.all([startTabl(slice), slice && loadPartsNamed(slice.parts).catch(() => undefined)]);
  const router = createTablRouter(tabl);
  const app = (
    <I18nProvider i18n={i18n}>
      <TablProvider tabl={tabl}>
        <RouterProvider router={router} />
      </TablProvider>
    </I18nProvider>
  );
  if (tabl.drawn && root.hasChildNodes()) {
    // The router knows its page before the first render, so its tree is the one that the server drew.
    router.ssr = { manifest: undefined };
    await router.load();
    hydrateRoot(root, app, { onRecoverableError: (error) => console.error('The page was drawn anew:', error) });
  } else {
    createRoot(root).render(app);
  }

  let isBegun = false;
  /** Behind the first card: the network's watch, the outbox, the worker; then every part that a dead network would deny. */
  const beginTheRest = () => {
    if (isBegun) return;
    isBegun = true;
    // In a separate task, so that the first card is painted first.
    requestAnimationFrame(() => setTimeout(() => void tabl.startWorker()));
    whenCalm(() => {
      void tabl.startRest().then(() => loadTheRest(sparesBytes()));
    });
  };
  // Not at the first idle moment: a page that waits for its menu is idle, and would load all of this before it.
  router.subscribe('onRendered', beginTheRest);
  setTimeout(beginTheRest, LATEST_MS);
}

void start();
