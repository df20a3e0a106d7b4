// Texts that a guest reads of a server's answer in each language, from the real catalogs.
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { parsePaymentRefusal, parsePaymentStatus } from '#contract/payment/card-payment.ts';
import type { Language } from '#domain/language/language.ts';
import type { OutboxEntry } from '#domain/outbox/outbox.ts';
import { type Paying, type StartFailure, standOf } from '#domain/payment/paying.ts';
import type { Currency } from '#domain/pricing/money.ts';
import { EntryText } from '#guest/orders/entry-text.tsx';
import { FailureText } from '#guest/payment/failure-text.tsx';
import { PaymentText } from '#guest/payment/payment-text.tsx';
import { activateLanguage } from '#locales/activate.ts';
import { loadCheckoutCatalog } from '#locales/checkout-catalog.ts';
import { loadServiceCatalog } from '#locales/service-catalog.ts';
import { MoneyProvider } from '#ui/words/money.tsx';
import { payingRow } from '../../shared/payment/paying-rows.ts';

const EURO = 'EUR' as Currency;

async function textIn(language: Language, node: ReactNode): Promise<string> {
  await activateLanguage(language);
  await loadServiceCatalog(language);
  await loadCheckoutCatalog(language);
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <MoneyProvider view={{ language, currency: EURO, suffix: '€', second: undefined }}>{node}</MoneyProvider>
    </I18nProvider>,
  );
  return html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&#x27;', '’')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .trim();
}

/** Sentences below the order's title; `now`: time of reading, when the server's clock is known. */
export const readIn = (language: Language, entry: OutboxEntry, now?: number): Promise<string> =>
  textIn(language, <EntryText entry={entry} isKept ownPhone unheard={false} timeZone="UTC" now={now} />);

/** Why a payment did not start; `body`: the server's answer. */
export const readStartFailure = (language: Language, body: unknown): Promise<string> => {
  const refusal = parsePaymentRefusal(body, EURO);
  const failure: StartFailure = refusal ? { kind: 'refused', refusal } : { kind: 'other' };
  return textIn(language, <FailureText failure={failure} />);
};

/** State of a payment; `body`: the server's answer. */
export const readPayment = (language: Language, body: unknown): Promise<string> => {
  const told = parsePaymentStatus(body);
  if (!told) throw new Error('No payment can be read');
  const paying: Paying = payingRow({ told });
  const view = {
    stand: standOf(paying),
    paying,
    label: 'K2-47',
    isUnreached: false,
    isLeftOpen: false,
    isCancelling: false,
    until: undefined,
  } as const;
  const rest = { isCooked: false, timeZone: 'UTC', receipt: [], orderType: 'preorder' } as const;
  return textIn(language, <PaymentText {...view} {...rest} />);
};
