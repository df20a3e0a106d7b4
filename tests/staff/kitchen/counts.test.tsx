// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { ProductId, VariantId } from '#domain/ids.ts';
import { CountsSheet } from '#staff/kitchen/kitchen-sheets.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';

vi.mock('#staff/frame/reader-text.tsx', () => ({
  useReaderTexts: () => ({ lineNames: () => ({ name: 'Moussaka', size: 'large', language: 'en' }) }),
}));

const dish = { productId: 1 as ProductId, variantId: 1 as VariantId, name: 'Мусака', size: 'голяма' };
const show = (mayAct: boolean) => {
  cleanup();
  renderScreen(
    <CountsSheet counts={[{ dish, quantity: 3 }]} language="bg" mayAct={mayAct} onClose={() => undefined} />,
  );
  return words(screen.getByRole('listitem'));
};

test('kitchen counts: a viewer reads a dish in the own language and the venue’s word; the kitchen reads its own', () => {
  expect(show(false)).toBe('3 Moussaka Мусака large');
  expect(screen.getByText('Мусака').getAttribute('lang')).toBe('bg');
  expect(show(true)).toBe('3 Мусака голяма');
});
