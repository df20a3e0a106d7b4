// @vitest-environment jsdom
// "Send" pressed right after a comment waits for it.
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useCommentShown } from '#shared/cart/use-comment-shown.ts';

test('comment: a press that waits is neither lost nor repeated when another comment follows', async () => {
  const { result, rerender } = renderHook(({ revision }) => useCommentShown(revision), {
    initialProps: { revision: 1 },
  });
  const [first, second] = [
    Promise.withResolvers<{ revision: number }>(),
    Promise.withResolvers<{ revision: number }>(),
  ];
  const send = vi.fn();
  result.current.begin(first.promise);
  result.current.whenShown(send);
  result.current.begin(second.promise);
  await act(async () => first.resolve({ revision: 2 }));
  rerender({ revision: 2 });
  expect(send).not.toHaveBeenCalled();
  await act(async () => second.resolve({ revision: 3 }));
  rerender({ revision: 3 });
  rerender({ revision: 4 });
  expect(send).toHaveBeenCalledOnce();
});

test('comment: one that could not be stored holds no press back', async () => {
  const { result } = renderHook(() => useCommentShown(1));
  const send = vi.fn();
  result.current.begin(Promise.resolve(undefined));
  result.current.whenShown(send);
  await act(async () => undefined);
  expect(send).toHaveBeenCalledOnce();
});
