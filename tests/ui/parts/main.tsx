// The component page, every component in every theme, on the development server: `npm run dev`, then /tests/ui/parts/.
import { i18n, type Messages } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createRoot } from 'react-dom/client';
import { type Currency, convert } from '#domain/pricing/money.ts';
import { accentStyle } from '#ui/look/accent.ts';
import { ThemeRoot } from '#ui/look/theme.tsx';
import { MoneyProvider } from '#ui/words/money.tsx';
import '#ui/look/global.css';
import { looksOf } from './looks.ts';
import styles from './parts.module.css';
import { Parts } from './parts.tsx';
import { Switches } from './switches.tsx';

const query = new URLSearchParams(location.search);
const { schemes, theme, language } = looksOf(query);
const catalogs = import.meta.glob<{ messages: Messages }>('../../../src/locales/*/messages.po');
const load = catalogs[`../../../src/locales/${language}/messages.po`];
i18n.loadAndActivate({ locale: language, messages: load ? (await load()).messages : {} });

const money = {
  language,
  currency: 'EUR' as Currency,
  suffix: '€',
  second: {
    currency: 'BGN',
    suffix: 'лв.',
    first: false,
    convert: (amount: Parameters<typeof convert>[0]) => convert(amount, 1.95583, 'EUR', 'BGN'),
  },
};

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <I18nProvider i18n={i18n}>
    <MoneyProvider view={money}>
      {schemes.map((scheme, at) => (
        <ThemeRoot key={scheme} theme={{ ...theme, scheme }} language={language}>
          {at === 0 && <Switches query={query} />}
          <div
            className={styles.scheme}
            data-scheme={scheme}
            data-theme={theme.theme}
            data-subtheme={theme.subtheme}
            data-device={theme.device}
            style={accentStyle(theme.accent, scheme)}
          >
            <Parts />
          </div>
        </ThemeRoot>
      ))}
    </MoneyProvider>
  </I18nProvider>,
);
