// @vitest-environment jsdom
// Texts of a table’s page in the waiter’s own language, about another person’s right, and about a refusal.
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PaymentsNote } from '#staff/payment/payments-sheet.tsx';
import { DishName } from '#staff/table/dish-name.tsx';
import { RefuseSheet } from '#staff/table/refuse-sheet.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';

test('dish name: shows the reader’s language, each part with its own `lang`, followed by the kitchen’s name', () => {
  const own = { name: 'Schopska-Salat', language: 'de' as const };
  const { container, unmount } = renderScreen(<DishName name="Шопска салата" kitchenLanguage="bg" own={own} />);
  expect(words(container)).toBe('Schopska-Salat Шопска салата');
  expect(screen.getByText('Schopska-Salat').getAttribute('lang')).toBe('de');
  expect(screen.getByText('Шопска салата').getAttribute('lang')).toBe('bg');
  unmount();
  renderScreen(<DishName name="Шопска салата" kitchenLanguage="bg" own={undefined} isVoided />);
  expect(screen.getByText('Шопска салата').tagName).toBe('DEL');
});

test('payments: the list says who cancels a payment that was noted by mistake', () => {
  const { container } = renderScreen(<PaymentsNote />);
  expect(words(container)).toContain('a manager cancels one that was noted wrongly');
});

test('refusal: offers "out of reach" only for an order with an address', () => {
  const reasons = (details: object | undefined) => {
    const { unmount } = renderScreen(
      <RefuseSheet
        order={{ label: 'K2-41', status: 'ordered', lines: [], details: details as never }}
        table="12"
        orderLanguage="bg"
        guestReads={() => null}
        onRefuse={() => undefined}
        onClose={() => undefined}
      />,
    );
    const count = screen.getAllByRole('radio').length;
    unmount();
    return count;
  };
  expect(reasons({ address: { words: 'Shipka' } })).toBe(reasons(undefined) + 1);
});
