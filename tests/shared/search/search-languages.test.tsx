// @vitest-environment jsdom
// The search finds a dish by its name in any language; missing languages are fetched when it opens.
import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useSearchIndex } from '#shared/search/use-search-index.ts';
import { aSnapshot } from '../menu/snapshots.ts';
import { seatGuest } from '../menu/table-guest.tsx';

test('search: requests languages missing on the device once when it opens', async () => {
  const guest = await seatGuest();
  const completeLanguages = vi.fn(async () => undefined);
  Object.assign(guest.tabl, { menus: { ...guest.tabl.menus, completeLanguages } });
  const Search = () => {
    useSearchIndex();
    return null;
  };
  await act(async () => void guest.show(<Search />));
  expect(completeLanguages.mock.calls).toEqual([[aSnapshot().place.slug]]);
});
