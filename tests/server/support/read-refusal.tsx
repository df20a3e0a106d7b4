// What a guest reads of their order, in each language: the real words, loaded as a page loads them.
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '#domain/language/language.ts';
import type { OutboxEntry } from '#domain/outbox/outbox.ts';
import type { Currency } from '#domain/pricing/money.ts';
import { EntryWords } from '#guest/orders/entry-words.tsx';
import { activateLanguage } from '#locales/activate.ts';
import { loadServiceWords } from '#locales/service-words.ts';
import { MoneyProvider } from '#ui/words/money.tsx';

/** The sentences under the order's title; `now`: as its guest reads them then, where the server's clock is known. */
export async function readIn(language: Language, entry: OutboxEntry, now?: number): Promise<string> {
  await activateLanguage(language);
  await loadServiceWords(language);
  const money = { language, currency: 'EUR' as Currency, suffix: '€', second: undefined };
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <MoneyProvider view={money}>
        <EntryWords entry={entry} isKept ownPhone unheard={false} timeZone="UTC" now={now} />
      </MoneyProvider>
    </I18nProvider>,
  );
  return html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&#x27;', '’')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .trim();
}
