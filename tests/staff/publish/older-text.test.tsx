// @vitest-environment jsdom
// An outdated translation in the editor of its dish.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { LanguageChips } from '#staff/menu/language-chips.tsx';
import { OlderNote } from '#staff/publish/older-text.tsx';
import { renderScreen } from '../../support/render-screen.tsx';

const older = { from: { description: { en: 'С краставица.' } }, onStillRight: vi.fn() };

test('outdated translation: the field shows the source text it was made from, and one press confirms it', async () => {
  renderScreen(
    <>
      <OlderNote older={older} field="description" language="en" ownLanguage="bg" />
      <OlderNote older={older} field="description" language="de" ownLanguage="bg" />
      <OlderNote older={older} field="name" language="en" ownLanguage="bg" />
    </>,
  );
  const [note, ...others] = screen.getAllByRole('note');
  expect(others).toEqual([]);
  expect(note?.textContent).toContain('This translation may be out of date.');
  expect(screen.getByText('С краставица.').getAttribute('lang')).toBe('bg');
  if (!note) throw new Error('no note');
  await userEvent.click(within(note).getByRole('button', { name: 'Still right' }));
  expect(older.onStillRight).toHaveBeenCalledWith('description', 'en');
});

test('outdated translation: its language is marked; missing texts rank first', () => {
  renderScreen(
    <LanguageChips
      languages={['bg', 'en', 'de']}
      language="bg"
      missing={['de']}
      older={['en', 'de']}
      onLanguage={vi.fn()}
    />,
  );
  expect(screen.getAllByRole('button').map((one) => one.textContent)).toEqual([
    'BG Bulgarian',
    'EN English, words may be out of date',
    'DE German, words missing',
  ]);
});
