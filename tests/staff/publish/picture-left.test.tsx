// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Currency } from '#domain/pricing/money.ts';
import { PublishSheet } from '#staff/publish/publish-sheet.tsx';
import { renderScreen } from '../../support/render-screen.tsx';

const PREVIEW = { base: 'b', edits: [], changes: [], conflicts: [], problems: [] };
const render = (isPictureLeft: boolean, onClose = vi.fn()) =>
  renderScreen(
    <PublishSheet
      money={{ language: 'en', currency: 'EUR' as Currency, suffix: '€', second: undefined }}
      languages={{ all: ['bg'], first: 'bg' }}
      preview={async () => PREVIEW}
      onPublish={vi.fn()}
      onThrowAway={vi.fn()}
      {...{ isPictureLeft, onClose }}
    />,
  );

test('publishing: names a picture that was chosen and not used, and leads back to it', async () => {
  const onClose = vi.fn();
  render(true, onClose);
  expect(screen.getByTestId('picture-left').textContent).toContain('It is not published with this.');
  await userEvent.click(screen.getByRole('button', { name: 'Back to the picture' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('publishing: says nothing of pictures where none was left', async () => {
  render(false);
  await screen.findByTestId('publish-sheet');
  expect(screen.queryByTestId('picture-left')).toBeNull();
});
