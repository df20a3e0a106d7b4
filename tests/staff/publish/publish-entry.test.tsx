// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { Currency } from '#domain/pricing/money.ts';
import { PublishEntry } from '#staff/publish/publish-entry.tsx';
import type { Drafts } from '#staff/publish/use-drafts.ts';
import { renderScreen, said, words } from '../../support/render-screen.tsx';

vi.mock('#shared/menu/menu-context.tsx', () => ({
  useMenu: () => ({ place: { id: 1, slug: 'neven', defaultLanguage: 'bg', timeZone: 'Europe/Sofia' }, settings: {} }),
}));
vi.mock('#shared/tabl-context.tsx', () => ({ useLanguage: () => ({ language: 'en' }) }));
vi.mock('#shared/pricing/use-money-view.ts', () => ({
  useMoneyTerms: () => ({ language: 'en', currency: 'EUR' as Currency, suffix: '€', second: undefined }),
}));

const FILE = { currency: 'EUR', defaultLanguage: 'bg', languages: ['bg'] };
const NAMED = { ...FILE, name: 'Neven' };
const CHANGE = { kind: 'field', path: ['name'], was: undefined, now: 'Neven' } as const;

const Page = () => {
  const [isPublished, setPublished] = useState(false);
  const drafts: Partial<Drafts> = {
    ...{ file: NAMED, published: FILE, pictures: {}, edits: [], planned: [], add: vi.fn(), discard: vi.fn() },
    changes: isPublished ? [] : [CHANGE],
    preview: async () => ({
      base: 'b1',
      edits: [],
      changes: [{ ...CHANGE, by: null, edits: [] }],
      conflicts: [],
      problems: [],
    }),
    publish: async () => {
      setPublished(true);
      return 'published';
    },
  } as unknown as Partial<Drafts>;
  return <PublishEntry drafts={drafts as Drafts} />;
};

test('publishing: the page says “Published” where the button was, and announces it', async () => {
  renderScreen(<Page />);
  await userEvent.click(screen.getByTestId('publish'));
  await vi.waitFor(() => expect(screen.getByTestId('publish-now')).toHaveProperty('disabled', false));
  await userEvent.click(screen.getByTestId('publish-now'));
  expect(words(await screen.findByTestId('published'))).toBe('Published. Guests see it now.');
  expect(said()).toContain('Published.');
  expect(screen.queryByTestId('publish')).toBeNull();
});
