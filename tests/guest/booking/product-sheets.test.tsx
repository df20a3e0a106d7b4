// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { VariantId } from '#domain/ids.ts';
import type { Variant } from '#domain/menu/menu.ts';
import { minor } from '#domain/pricing/money.ts';
import { BookingSheet } from '#guest/booking/booking-sheet.tsx';
import { CommentSheet } from '#shared/product/comment-sheet.tsx';
import { VariantSheet } from '#shared/product/variant-sheet.tsx';
import { buildProduct, buildVariant } from '../../support/build-menu.ts';
import { renderScreen, words } from '../../support/render-screen.tsx';

const SMALL = buildVariant({ id: 11 as VariantId, size: 'Small', price: minor(590) });
const LARGE = buildVariant({ id: 12 as VariantId, size: 'Large', price: minor(790) });
const ASKED = buildVariant({ id: 13 as VariantId, size: 'A whole tray', price: null });
const priceOf = ({ price }: Variant) => (price === null ? undefined : { before: price, after: price });
const SALAD = buildProduct({ name: 'Charcoal-grilled peppers with garlic', variants: [SMALL, LARGE, ASKED] });

test('size sheet: cuts the dish’s name at 22 characters and has a button with the price for each size [S2.38, S9.12]', async () => {
  const onChoose = vi.fn();
  renderScreen(<VariantSheet open product={SALAD} priceOf={priceOf} onChoose={onChoose} onClose={vi.fn()} />);
  expect(words(screen.getByTestId('variant-title'))).toBe('Charcoal-grilled pepp…');
  const sizes = screen.getAllByTestId<HTMLButtonElement>('choose-variant');
  expect(sizes.map(words)).toEqual(['Small5.90 €', 'Large7.90 €', 'A whole trayAsk the waiter']);
  expect(sizes.map(({ disabled }) => disabled)).toEqual([false, false, true]);
  await userEvent.click(screen.getByText('Large'));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(12, undefined);
});

test('size sheet: names the packaging that the order adds to a size', () => {
  const packagingOf = ({ id }: Variant) => minor(id === 12 ? 50 : 0);
  renderScreen(
    <VariantSheet open product={SALAD} {...{ priceOf, packagingOf }} onChoose={vi.fn()} onClose={vi.fn()} />,
  );
  const sizes = screen.getAllByTestId('choose-variant');
  expect(sizes.slice(0, 2).map(words)).toEqual(['Small5.90 €', 'LargePackaging + 0.50 €7.90 €']);
  // A second line of the size's own column: the row is laid out as at a table.
  expect([...(sizes[1]?.children ?? [])].map(words).slice(0, 2)).toEqual(['LargePackaging + 0.50 €', '7.90 €']);
});

test('size sheet: each size may have its own comment [S1.04, S2.38]', async () => {
  const onChoose = vi.fn();
  renderScreen(<VariantSheet open product={SALAD} priceOf={priceOf} onChoose={onChoose} onClose={vi.fn()} />);
  await userEvent.click(screen.getByRole('button', { name: 'Note to the kitchen: Small' }));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Note to the kitchen: Large' }));
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'For the kitchen' });
  expect(box.value).toBe('');
  expect(document.activeElement).toBe(box);
  await userEvent.keyboard('well done');
  await userEvent.click(screen.getByText('Large'));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(12, 'well done');
});

test('size sheet: a comment written from a card goes into the order, and the button shows the price [S2.33]', async () => {
  const onAdd = vi.fn();
  renderScreen(<CommentSheet open product={SALAD} priceOf={priceOf} onAdd={onAdd} onClose={vi.fn()} />);
  const add = screen.getByTestId('add-with-comment');
  expect(words(add)).toBe('Add5.90 €');
  await userEvent.type(screen.getByRole('textbox', { name: 'For the kitchen' }), 'no onion');
  await userEvent.click(screen.getByRole('radio', { name: /Large/ }));
  expect(words(add)).toBe('Add7.90 €');
  await userEvent.click(add);
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(12, 'no onion');
});

test('booking sheet: names durations and prices, and says who books at a place without online booking', () => {
  const sauna = buildProduct({
    type: 'booking',
    name: 'Sauna',
    variants: [
      { ...SMALL, size: 'For two', bookingMinutes: 90 },
      { ...LARGE, size: '', bookingMinutes: 60 },
      { ...ASKED, size: 'For all', bookingMinutes: 45 },
      // A price of zero is not shown.
      { ...SMALL, id: 14 as VariantId, size: 'A look', price: minor(0), bookingMinutes: 15 },
    ],
  });
  renderScreen(
    <BookingSheet
      open
      product={sauna}
      cloth={undefined}
      priceOf={priceOf}
      control={undefined}
      variantId={undefined}
      onVariant={vi.fn()}
      foot={undefined}
      booked={undefined}
      onClose={vi.fn()}
    />,
  );
  const sheet = screen.getByTestId('booking-sheet');
  expect(within(sheet).getAllByRole('radio').map(words)).toEqual([
    'For two · 1 hr 30 min5.90 €',
    '1 hr7.90 €',
    'For all · 45 minAsk the waiter',
    'A look · 15 min',
  ]);
  expect(words(sheet)).toContain('Please ask our staff: they will book it for you.');
});
