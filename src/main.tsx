import { I18nProvider } from '@lingui/react';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { i18n } from '#locales/activate.ts';
import { startTabl } from '#state/tabl.ts';
import { TablProvider } from '#state/tabl-context.tsx';
import '#ui/tokens.css';
import '#ui/fonts.css';
import '#ui/base.css';
import { whenCalm } from '#platform/when-calm.ts';
import { createTablRouter } from './router.tsx';
import { loadTheRest } from './routes/-lazy-pages.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const tabl = await startTabl();
createRoot(root).render(
  <I18nProvider i18n={i18n}>
    <TablProvider tabl={tabl}>
      <RouterProvider router={createTablRouter(tabl)} />
    </TablProvider>
  </I18nProvider>,
);

// Behind the first paint: the network's watch, the outbox, the worker; then every part that a dead network would deny.
whenCalm(() => {
  void tabl.startRest().then(loadTheRest);
});
