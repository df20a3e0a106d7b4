// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { parseSettings } from '#contract/place/settings.ts';
import type { Language } from '#domain/language/language.ts';
import type { Settings } from '#domain/place/settings.ts';
import { minor } from '#domain/pricing/money.ts';
import { useMoneyTerms } from '#shared/pricing/use-money-view.ts';
import type { MoneyTerms } from '#ui/view/money-terms.ts';
import { aSnapshot } from '../menu/snapshots.ts';
import { seatGuest } from '../menu/table-guest.tsx';

const LEV: Settings['secondCurrency'] = {
  currency: 'BGN',
  suffix: 'lv.',
  rate: 1.95583,
  from: undefined,
  to: undefined,
  first: false,
};

const termsFor = async (language: Language, settings: Partial<Settings>, currency = 'EUR'): Promise<MoneyTerms> => {
  const guest = await seatGuest(aSnapshot({}, { settings, place: { currency: currency as never } }));
  let terms: MoneyTerms | undefined;
  const Eyes = () => {
    terms = useMoneyTerms(language);
    return null;
  };
  guest.show(<Eyes />);
  if (!terms) throw new Error('Nothing was painted');
  return terms;
};

test('money: uses the place’s currency with its suffix; the venue may set a second currency beside it [S1.10, S9.01]', async () => {
  const terms = await termsFor('bg', { currencySuffix: '€', secondCurrency: LEV });
  expect(terms).toMatchObject({
    currency: 'EUR',
    suffix: '€',
    second: { currency: 'BGN', suffix: 'lv.', first: false },
  });
  expect(terms.second?.convert(minor(1000))).toBe(1956);
  expect((await termsFor('bg', {})).second).toBeUndefined();
});

test('second currency: is shown on the venue’s days only', async () => {
  const on = async (from: string | undefined, to: string | undefined) =>
    (await termsFor('bg', { secondCurrency: { ...LEV, from, to } })).second !== undefined;
  expect(await on('2026-10-07', '2026-10-07')).toBe(true);
  expect(await on('2026-10-08', undefined)).toBe(false);
  expect(await on(undefined, '2026-10-06')).toBe(false);
});

test('second currency: disappears after its last day on an open page', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const guest = await seatGuest(aSnapshot({}, { settings: { secondCurrency: { ...LEV, to: '2026-10-07' } } }));
  const seen: MoneyTerms[] = [];
  const Eyes = () => {
    seen.push(useMoneyTerms('bg'));
    return null;
  };
  guest.show(<Eyes />);
  expect(seen.at(-1)?.second?.currency).toBe('BGN');
  act(() => vi.advanceTimersByTime(60_000));
  // The terms stay the same object, so prices do not re-render during the day.
  expect(new Set(seen).size).toBe(1);
  guest.clock.now += 12 * 3_600_000;
  act(() => vi.advanceTimersByTime(60_000));
  expect(seen.at(-1)?.second).toBeUndefined();
  vi.useRealTimers();
});

test('money: a Swiss guest sees francs at the venue’s rate, and never a euro amount as francs [S1.10]', async () => {
  const terms = await termsFor('fr-CH', { chfRate: 0.94, secondCurrency: LEV });
  expect(terms).toMatchObject({ currency: 'EUR', second: { currency: 'CHF', suffix: 'CHF' } });
  expect(terms.second?.convert(minor(1000))).toBe(940);
  expect((await termsFor('fr-CH', { secondCurrency: LEV })).second?.currency).toBe('BGN');
  expect((await termsFor('fr-CH', {})).second).toBeUndefined();
  expect((await termsFor('fr-CH', { chfRate: 0.94 }, 'CHF')).second).toBeUndefined();
});

test('second currency: a venue in leva that sets no rate shows 3.00 lv. as 1.53 € [S9.01]', async () => {
  const settings = parseSettings({ show_prices_in_two_currency: { value: 1 } });
  const terms = await termsFor('bg', settings.ok ? settings.value : {}, 'BGN');
  expect(terms).toMatchObject({ currency: 'BGN', suffix: 'lv.', second: { currency: 'EUR', suffix: '€' } });
  expect(terms.second?.convert(minor(300))).toBe(153);
});
