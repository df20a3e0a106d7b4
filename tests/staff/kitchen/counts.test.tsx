// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { ProductId, VariantId } from '#domain/ids.ts';
import { CountsSheet } from '#staff/kitchen/kitchen-sheets.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';

vi.mock('#staff/frame/reader-text.tsx', () => ({
  useReaderTexts: () => ({ lineNames: () => ({ name: 'Moussaka', size: 'large', language: 'en' }) }),
}));

const dish = { productId: 1 as ProductId, variantId: 1 as VariantId, name: 'Мусака', size: 'голяма' };
test('kitchen counts: a dish stands in the chosen language of the screen, with the venue’s word', () => {
  renderScreen(<CountsSheet counts={[{ dish, quantity: 3 }]} language="bg" onClose={() => undefined} />);
  expect(words(screen.getByRole('listitem'))).toBe('3 Moussaka Мусака large');
  expect(screen.getByText('Мусака').getAttribute('lang')).toBe('bg');
});
