// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { isAnythingOpen } from '#core/platform/page-rest.ts';
import { usePictureBatch } from '#staff/picture-batch/use-picture-batch.ts';

test('picture batch: no page reloads itself while the batch holds an unsent picture, even on another page', () => {
  URL.createObjectURL = () => 'blob:chosen';
  URL.revokeObjectURL = vi.fn();
  const file = { products: [], categories: [] };
  const batch = () => renderHook(() => usePictureBatch({ drafts: { ask: vi.fn() }, queue: vi.fn(), file, placeId: 7 }));
  const first = batch();
  expect(isAnythingOpen()).toBe(false);
  act(() => first.result.current.onFiles([new File([], 'IMG_1.jpg', { type: 'image/jpeg' })]));
  expect(isAnythingOpen()).toBe(true);
  first.unmount();
  expect(isAnythingOpen()).toBe(true);
  const again = batch();
  const [picture] = again.result.current.pictures;
  act(() => again.result.current.onRemove(picture?.id ?? 0));
  expect(isAnythingOpen()).toBe(false);
});
