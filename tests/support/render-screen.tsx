// Renders a screen for a guest of an English-speaking venue with euro.
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach } from 'vitest';
import { type Currency, convert } from '#domain/pricing/money.ts';
import type { MoneyTerms } from '#ui/view/money-terms.ts';
import { AnnouncerProvider } from '#ui/words/announcer.tsx';
import { MoneyProvider } from '#ui/words/money.tsx';

i18n.loadAndActivate({ locale: 'en', messages: {} });
afterEach(cleanup);

const EURO: MoneyTerms = { language: 'en', currency: 'EUR' as Currency, suffix: '€', second: undefined };

/** Lev beside the euro, as in Bulgarian venues. */
export const EURO_AND_LEV: MoneyTerms = {
  ...EURO,
  second: { currency: 'BGN', suffix: 'lv.', first: false, convert: (amount) => convert(amount, 1.95583, 'EUR', 'BGN') },
};

/** Texts and currency of such a guest. */
export const GuestTexts = ({
  money = EURO,
  children,
}: {
  readonly money?: MoneyTerms;
  readonly children: ReactNode;
}) => (
  <I18nProvider i18n={i18n}>
    <AnnouncerProvider>
      <MoneyProvider view={money}>{children}</MoneyProvider>
    </AnnouncerProvider>
  </I18nProvider>
);

export const renderScreen = (screen: ReactNode, money: MoneyTerms = EURO) =>
  render(screen, { wrapper: ({ children }) => <GuestTexts money={money}>{children}</GuestTexts> });

/** Text of an element, with normal spaces instead of no-break spaces. */
export const words = (element: Element | null): string =>
  (element?.textContent ?? '').replaceAll('\u00a0', ' ').replaceAll(/\s+/g, ' ').trim();

/** The present polite announcements for a screen reader. */
export const said = (): string =>
  screen
    .getAllByRole('status')
    .map((one) => words(one))
    .join('');
