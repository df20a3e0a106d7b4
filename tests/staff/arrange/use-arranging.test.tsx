// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { applyEdit } from '#domain/owner/apply-edits.ts';
import type { DraftEdit } from '#domain/owner/draft-edit.ts';
import type { VenueFile } from '#domain/owner/venue-file.ts';
import { useArranging } from '#staff/arrange/arranged-menu.tsx';

const file: VenueFile = { categories: ['a', 'b', 'c'].map((slug) => ({ slug })) };

/** A server that answers when the test says so. */
const sorting = () => {
  const asked: { readonly edit: DraftEdit; readonly answer: (isDone: boolean) => void }[] = [];
  const { result } = renderHook(() => {
    const [now, setNow] = useState(file);
    return useArranging(now, 'categories', undefined, (edit) => {
      const { promise, resolve } = Promise.withResolvers<boolean>();
      const answer = (isDone: boolean) => {
        if (isDone) setNow((before) => applyEdit(before, edit).file);
        resolve(isDone);
      };
      asked.push({ edit, answer });
      return promise;
    });
  });
  return { asked, result };
};

test('arranging: quick presses show at once and reach the server one after another', async () => {
  const { asked, result } = sorting();
  act(() => result.current.place('a', 1));
  act(() => result.current.place('a', 2));
  expect(result.current.order).toEqual(['b', 'c', 'a']);
  expect(asked.map(({ edit }) => edit)).toMatchObject([{ was: ['a', 'b', 'c'], to: ['b', 'a', 'c'] }]);
  await act(async () => asked[0]?.answer(true));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]?.edit).toMatchObject({ was: ['b', 'a', 'c'], to: ['b', 'c', 'a'] });
  await act(async () => asked[1]?.answer(true));
  expect(result.current.order).toEqual(['b', 'c', 'a']);
  expect(asked).toHaveLength(2);
});

test('arranging: a new sequence that the server rejects is reverted', async () => {
  const { asked, result } = sorting();
  act(() => result.current.place('c', 0));
  expect(result.current.order).toEqual(['c', 'a', 'b']);
  await act(async () => asked[0]?.answer(false));
  expect(result.current.order).toEqual(['a', 'b', 'c']);
  expect(asked).toHaveLength(1);
});
