// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { isAnythingOpen } from '#core/platform/page-rest.ts';
import { usePictureBatch } from '#staff/picture-batch/use-picture-batch.ts';

test('no page loads itself anew while a picture of a batch is nowhere else, even from another page of the app', () => {
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
