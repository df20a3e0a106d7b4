// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Currency } from '#domain/pricing/money.ts';
import { PublishSheet } from '#staff/publish/publish-sheet.tsx';
import { UndoSheet } from '#staff/publish/undo-sheet.tsx';
import type { MoneyTerms } from '#ui/view/money-terms.ts';
import { renderScreen, said, words } from '../../support/render-screen.tsx';

const MONEY: MoneyTerms = { language: 'de', currency: 'EUR' as Currency, suffix: '€', second: undefined };
const price = (slug: string) => ['products', slug, 'variants', 'one', 'price'];
const change = (about: string, edits: readonly string[], was = '6.20', now = '7.45') =>
  ({ key: about, about, path: price(about), kind: 'field', was, now, by: 'Nikola', edits }) as const;
const SEEN = { base: 'b1', edits: ['1', '2'], conflicts: [], problems: [] };

const publishSheet = (previews: readonly (readonly ReturnType<typeof change>[])[], francHref?: string) => {
  const left = [...previews];
  const onThrowAway = vi.fn(async () => true);
  const preview = async () => ({ ...SEEN, changes: (left.length > 1 ? left.shift() : left[0]) ?? [] });
  renderScreen(
    <PublishSheet
      money={MONEY}
      languages={{ all: ['bg'], first: 'bg' }}
      preview={preview}
      francHref={francHref}
      onPublish={async () => 'published'}
      onCheck={vi.fn()}
      onThrowAway={onThrowAway}
      onClose={vi.fn()}
    />,
  );
  return onThrowAway;
};

test('discard: each pending change can be discarded in place after a question, and the rest is listed', async () => {
  const onThrowAway = publishSheet([[change('tarator', ['1']), change('bob', ['2'])], [change('bob', ['2'])]]);
  await userEvent.click(await screen.findByRole('button', { name: 'Throw away: tarator' }));
  expect(onThrowAway).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Yes, throw away' }));
  expect(onThrowAway).toHaveBeenCalledExactlyOnceWith(['1']);
  expect(await screen.findAllByTestId('previewed-change')).toHaveLength(1);
  expect(said()).toContain('Thrown away');
});

test('discard: names another change of the same step that is discarded too', async () => {
  const onThrowAway = publishSheet([[change('tarator', ['1', '2']), change('bob', ['1', '2'])]]);
  await userEvent.click(await screen.findByRole('button', { name: 'Throw away: tarator' }));
  expect(words(screen.getByTestId('goes-too'))).toContain('bob');
  await userEvent.click(screen.getByRole('button', { name: 'Keep' }));
  expect(onThrowAway).not.toHaveBeenCalled();
});

test('discard: all pending changes are discarded at once after a second question', async () => {
  const onThrowAway = publishSheet([[change('tarator', ['1']), change('bob', ['2'])], []]);
  await userEvent.click(await screen.findByRole('button', { name: 'Throw all away' }));
  expect(onThrowAway).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Yes, throw all away' }));
  expect(onThrowAway).toHaveBeenCalledExactlyOnceWith(['1', '2']);
  expect(said()).toContain('Thrown away');
});

test('discard: a price is shown as guests see it, with the place’s currency', async () => {
  publishSheet([[change('tarator', ['1'])]]);
  expect(words(await screen.findByTestId('previewed-change'))).toContain('6,20 € → 7,45 €');
});

const undoSheet = (onUndo: () => Promise<boolean>) => {
  const onLook = vi.fn();
  renderScreen(
    <UndoSheet
      money={MONEY}
      languages={{ all: ['bg'], first: 'bg' }}
      when="Montag, 18:50"
      by="Nikola"
      preview={async () => ({ id: 'p1', changes: [{ ...change('tarator', []), was: '7.45', now: '6.20' }] })}
      onUndo={onUndo}
      onLook={onLook}
      onClose={vi.fn()}
    />,
  );
  return onLook;
};

test('undo: the question names what guests will see again, and a text then says where the changes are', async () => {
  const onUndo = vi.fn(async () => true);
  const onLook = undoSheet(onUndo);
  expect(words(await screen.findByTestId('previewed-change'))).toContain('7,45 € → 6,20 €');
  expect(onUndo).not.toHaveBeenCalled();
  await userEvent.click(screen.getByTestId('undo-now'));
  expect(onUndo).toHaveBeenCalledExactlyOnceWith('p1');
  expect(said()).toMatch(/Guests see the menu as it was.*wait/);
  await userEvent.click(screen.getByRole('button', { name: 'Look at your changes' }));
  expect(onLook).toHaveBeenCalledOnce();
});

test('undo: a failed undo says so', async () => {
  undoSheet(async () => false);
  await screen.findByTestId('previewed-change');
  await userEvent.click(screen.getByTestId('undo-now'));
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing was undone');
  expect(said()).not.toContain('as it was');
});

test('publish sheet: asks for the rate of the franc where it is missing, opens its setting, and bars nothing', async () => {
  publishSheet([[change('tarator', ['1'])]], '/neven/staff/settings?section=money');
  await screen.findByTestId('previewed-change');
  expect(words(screen.getByTestId('franc-rate'))).toContain('“Rate of the franc”');
  expect(screen.getByRole('link', { name: 'Enter the rate' }).getAttribute('href')).toBe(
    '/neven/staff/settings?section=money',
  );
  expect(screen.getByTestId('publish-now').hasAttribute('disabled')).toBe(false);
});

test('publish sheet: an empty time says that it is published now', async () => {
  publishSheet([[change('tarator', ['1'])]]);
  await screen.findByTestId('previewed-change');
  const time = screen.getByLabelText('Publish at another time');
  const note = document.getElementById(time.getAttribute('aria-describedby') ?? '');
  expect(note && words(note)).toBe('Without a time, it is published now.');
});
