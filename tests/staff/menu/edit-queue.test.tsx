// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { applyEdit } from '#domain/owner/apply-edits.ts';
import type { DraftEdit } from '#domain/owner/draft-edit.ts';
import { groupOutline } from '#domain/owner/groups/group-outline.ts';
import type { VenueFile } from '#domain/owner/venue-file.ts';
import { useGroupEditor } from '#staff/choices/use-group-editor.ts';
import { useEditQueue } from '#staff/menu/use-edit-queue.ts';

const start: VenueFile = {
  ...{ currency: 'EUR', defaultLanguage: 'bg', languages: ['bg'] },
  products: [
    {
      ...{ slug: 'pizza', name: 'Пица', variants: [] },
      groups: [
        {
          ...{ key: 'dough', title: 'Тесто' },
          options: ['thin', 'thick', 'rye'].map((key) => ({ key, name: key })),
        },
      ],
    },
  ],
};
const at = { slug: 'pizza', key: 'dough', scope: 'all' } as const;

/** A server that accepts an edit after a delay, and rejects one based on another state. */
function useServer(answers: boolean) {
  const [file, setFile] = useState(start);
  const [refused, setRefused] = useState(0);
  const add = async (edit: DraftEdit): Promise<boolean> => {
    await new Promise((done) => setTimeout(done, 5));
    if (!answers) return false;
    setFile((before) => {
      const { file: after, conflicts } = applyEdit(before, edit);
      if (conflicts.length > 0) setRefused((count) => count + 1);
      return after;
    });
    return true;
  };
  const editor = useGroupEditor(file, 1, at, useEditQueue(file, add));
  return { file, refused, editor };
}

test('edit queue: a blurred field and rapid presses are sent against the state that the owner saw', async () => {
  const { result } = renderHook(() => useServer(true));
  await act(async () => {
    result.current.editor.type(['options', 'rye', 'price'], '1,20');
    void result.current.editor.save(['options', 'rye', 'price']);
    result.current.editor.move('rye', -1);
    result.current.editor.move('rye', -1);
    result.current.editor.setCounts({ min: 1 });
    result.current.editor.setCounts({ max: 2 });
  });
  await waitFor(() =>
    expect(groupOutline(result.current.file, at)).toMatchObject({
      ...{ min: 1, max: 2, ask: true },
      options: [{ key: 'rye', price: '1.20' }, { key: 'thin' }, { key: 'thick' }],
    }),
  );
  expect(result.current.refused).toBe(0);
});

test('edit queue: typed text stays in its field until it reaches the server', async () => {
  const { result } = renderHook(() => useServer(false));
  await act(async () => {
    result.current.editor.type(['title', 'bg'], 'Блат');
    await result.current.editor.save(['title', 'bg']);
  });
  expect(result.current.editor.textOf(['title', 'bg'])).toBe('Блат');
  expect(result.current.editor.unsaved).toEqual([['title', 'bg']]);
});

test('edit queue: a rejected text shows its error at the field until the next typing; other fields stay', async () => {
  const path = ['options', 'rye', 'price'];
  const { result } = renderHook(() => {
    const [refused, setRefused] = useState<DraftEdit>();
    const add = async (edit: DraftEdit): Promise<boolean> => {
      setRefused(edit);
      return false;
    };
    return useGroupEditor(start, 2, at, useEditQueue(start, add), refused);
  });
  await act(async () => {
    result.current.type(path, '2.50');
    result.current.type(['title', 'bg'], 'Друго тесто');
    await result.current.save(path);
  });
  expect(result.current.problemOf(path)).toBe('refused');
  expect(result.current.problemOf(['title', 'bg'])).toBeUndefined();
  expect(result.current.textOf(path), 'what was typed is not lost').toBe('2.50');
  act(() => result.current.type(path, '2.40'));
  expect(result.current.problemOf(path)).toBeUndefined();
});
