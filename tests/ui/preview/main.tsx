// Shows one screen of the demo bistro, chosen by the address: ?screen=category&category=salati&lang=bg&scheme=light …
import { i18n, type Messages } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createRoot } from 'react-dom/client';
import { LANGUAGES, type Language } from '#domain/language.ts';
import { AnnouncerProvider } from '#ui/announcer.tsx';
import type { Device } from '#ui/device.ts';
import { MoneyProvider } from '#ui/money.tsx';
import { type Theme, ThemeRoot } from '#ui/theme.tsx';
import '#ui/global.css';
import type { Currency } from '#domain/money.ts';
import { convert } from '#domain/money.ts';
import { Screen } from './screen.tsx';

const query = new URLSearchParams(location.search);
const language = LANGUAGES.find((one) => one === query.get('lang')) ?? 'bg';
const device = (query.get('device') ?? 'phone') as Device;
const theme: Theme = {
  scheme: (query.get('scheme') ?? 'light') as Theme['scheme'],
  theme: Number(query.get('theme') ?? 3) as 1 | 2 | 3,
  subtheme: Number(query.get('subtheme') ?? 3) as 1 | 2 | 3,
  device,
  accent: query.get('accent') ?? undefined,
};

const catalogs = import.meta.glob<{ messages: Messages }>('../../../src/locales/*/messages.po');

const start = async (wanted: Language) => {
  const load = catalogs[`../../../src/locales/${wanted}/messages.po`];
  i18n.loadAndActivate({ locale: wanted, messages: load ? (await load()).messages : {} });
  const root = document.getElementById('root');
  if (!root) return;
  createRoot(root).render(
    <I18nProvider i18n={i18n}>
      <ThemeRoot theme={theme} language={language}>
        <AnnouncerProvider>
          <MoneyProvider
            view={{
              language,
              currency: 'EUR' as Currency,
              suffix: '€',
              second: {
                currency: 'BGN',
                suffix: 'лв.',
                first: false,
                convert: (amount) => convert(amount, 1.95583, 'EUR', 'BGN'),
              },
            }}
          >
            <Screen query={query} device={device} theme={theme.theme} language={language} />
          </MoneyProvider>
        </AnnouncerProvider>
      </ThemeRoot>
    </I18nProvider>,
  );
};

void start(language);
