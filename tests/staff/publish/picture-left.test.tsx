// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Currency } from '#domain/pricing/money.ts';
import { type PreviewedChange, PublishSheet, type PublishSheetProps } from '#staff/publish/publish-sheet.tsx';
import { renderScreen } from '../../support/render-screen.tsx';

const change = (edits: readonly string[], more: Partial<PreviewedChange> = {}): PreviewedChange => ({
  ...{ key: edits.join(), about: '', path: ['settings', 'bill_wanted'], kind: 'field', by: undefined },
  ...{ was: false, now: true, edits, ...more },
});
const picture = (id: string) =>
  change([id], {
    path: ['products', 'soup', 'images'],
    pictures: { was: [], now: [{ name: 'soup', picture: undefined }] },
  });
const previewOf = (...changes: readonly PreviewedChange[]) => {
  const edits = changes.flatMap((one) => one.edits);
  return { base: `b${edits.length}`, edits, changes, conflicts: [], problems: [] };
};

const publishSheet = (
  over: Partial<PublishSheetProps>,
  previews: readonly ReturnType<typeof previewOf>[] = [
    previewOf(change(['1'])),
    previewOf(change(['1']), picture('2')),
  ],
) => {
  const left = [...previews];
  const calls = { onPublish: vi.fn(async () => 'published' as const), onPublished: vi.fn(), onClose: vi.fn() };
  renderScreen(
    <PublishSheet
      money={{ language: 'en', currency: 'EUR' as Currency, suffix: '€', second: undefined }}
      languages={{ all: ['bg'], first: 'bg' }}
      preview={async () => (left.length > 1 ? left.shift() : left[0])}
      onCheck={vi.fn()}
      onThrowAway={vi.fn()}
      {...calls}
      {...over}
    />,
  );
  return calls;
};
const publishNow = async () => {
  await vi.waitFor(() => expect(screen.getByTestId('publish-now')).toHaveProperty('disabled', false));
  await userEvent.click(screen.getByTestId('publish-now'));
};

test('publishing: includes a chosen picture in the same press', async () => {
  const onKeepPictures = vi.fn(async () => undefined);
  const { onPublish, onClose } = publishSheet({ onKeepPictures });
  expect(screen.getByTestId('picture-left').textContent).toContain('is published with this');
  await publishNow();
  expect(onKeepPictures).toHaveBeenCalledOnce();
  expect(onPublish).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ base: 'b2', edits: ['1', '2'] }), '');
  expect(onClose).toHaveBeenCalledOnce();
});

test('publishing: a chosen picture alone is enough to publish', async () => {
  const onKeepPictures = async () => undefined;
  const { onPublish } = publishSheet({ onKeepPictures }, [previewOf(), previewOf(picture('2'))]);
  await publishNow();
  expect(onPublish).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ edits: ['2'] }), '');
});

test('publishing: an unsaveable picture says why, and the press publishes no change', async () => {
  const { onPublish } = publishSheet({ onKeepPictures: async () => 'no_response' });
  await publishNow();
  expect((await screen.findByTestId('picture-problem')).textContent).toContain('The picture stays here');
  expect(onPublish).not.toHaveBeenCalled();
});

test('publishing: an edit that arrived meanwhile is shown before it is published', async () => {
  const previews = [previewOf(change(['1'])), previewOf(change(['1']), picture('2'), change(['3']))];
  const { onPublish } = publishSheet({ onKeepPictures: async () => undefined }, previews);
  await publishNow();
  expect(await screen.findAllByTestId('previewed-change')).toHaveLength(3);
  expect(onPublish).not.toHaveBeenCalled();
});

test('publishing: links back to a chosen picture', async () => {
  const { onClose } = publishSheet({ onKeepPictures: async () => undefined });
  await userEvent.click(screen.getByRole('button', { name: 'Back to the picture' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('publishing: does not mention pictures when none is pending', async () => {
  publishSheet({});
  await screen.findByTestId('publish-sheet');
  expect(screen.queryByTestId('picture-left')).toBeNull();
});

test('publishing: warns before discounts are published that give a larger order less', async () => {
  const discount = (priceOver: string, value: string) => ({ priceOver, valueType: 'percent', value });
  const now = [discount('0', '10'), discount('120', '5')];
  publishSheet({}, [previewOf(change(['1'], { path: ['orderTypes', 'spot', 'discounts'], was: undefined, now }))]);
  expect((await screen.findByTestId('weaker-discount')).textContent).toContain('Orders from 120.00');
});
