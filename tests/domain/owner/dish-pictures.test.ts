import { expect, test } from 'vitest';
import { applyEdit } from '#domain/owner/apply-edits.ts';
import { dishPictures, type PictureDeed, picturesEdit } from '#domain/owner/pictures/dish-pictures.ts';
import { venueChanges } from '#domain/owner/venue-changes.ts';
import type { Json, VenueFile } from '#domain/owner/venue-file.ts';

const file = (images?: Json): VenueFile => ({
  defaultLanguage: 'bg',
  products: [{ slug: 'tarator', name: 'Таратор', ...(images !== undefined && { images }) }],
});
const plain = { positionY: 56, scale: 100 };
const after = (from: VenueFile, deed: PictureDeed) => {
  const edit = picturesEdit(from, 'tarator', deed);
  return edit ? applyEdit(from, edit).file : undefined;
};
const namesIn = (at: VenueFile | undefined) => at && dishPictures(at, 'tarator').map(({ name }) => name);
const three = file([{ name: 'a', positionY: 20 }, { name: 'b' }, { name: 'c', scale: 120 }]);

test('a picture without a focus uses the file’s', () => {
  expect(dishPictures(three, 'tarator')).toEqual([
    { name: 'a', positionY: 20, scale: 100 },
    { name: 'b', ...plain },
    { name: 'c', positionY: 56, scale: 120 },
  ]);
  expect(dishPictures(file(), 'tarator')).toEqual([]);
});

test('a replaced picture keeps its position, and the others stay unchanged', () => {
  const done = after(three, { kind: 'replace', name: 'b', picture: { name: 'new', positionY: 30, scale: 100 } });
  expect(done?.products).toEqual([
    {
      slug: 'tarator',
      name: 'Таратор',
      images: [
        { name: 'a', positionY: 20 },
        { name: 'new', positionY: 30 },
        { name: 'c', scale: 120 },
      ],
    },
  ]);
});

test('pictures are added last, removed and moved; a move past either end does nothing', () => {
  expect(namesIn(after(three, { kind: 'add', picture: { name: 'd', ...plain } }))).toEqual(['a', 'b', 'c', 'd']);
  expect(namesIn(after(three, { kind: 'remove', name: 'a' }))).toEqual(['b', 'c']);
  expect(namesIn(after(three, { kind: 'move', name: 'c', by: -1 }))).toEqual(['a', 'c', 'b']);
  expect(after(three, { kind: 'move', name: 'a', by: -1 })).toBeUndefined();
  expect(after(three, { kind: 'move', name: 'c', by: 1 })).toBeUndefined();
});

test('removing the last picture removes the field', () => {
  const done = after(file([{ name: 'a' }]), { kind: 'remove', name: 'a' });
  expect(done?.products).toEqual([{ slug: 'tarator', name: 'Таратор' }]);
});

test('a picture that the dish already has is not added twice', () => {
  expect(namesIn(after(three, { kind: 'add', picture: { name: 'b', ...plain } }))).toEqual(['a', 'c', 'b']);
  expect(namesIn(after(three, { kind: 'replace', name: 'a', picture: { name: 'c', ...plain } }))).toEqual(['c', 'b']);
});

test('two editors change one dish’s pictures: the later one gets a conflict', () => {
  const late = picturesEdit(three, 'tarator', { kind: 'remove', name: 'a' });
  const faster = after(three, { kind: 'remove', name: 'c' }) ?? three;
  expect(late && applyEdit(faster, late).conflicts).toMatchObject([
    { reason: 'changed', path: ['products', 'tarator', 'images'] },
  ]);
});

test('changes of a dish’s pictures are one change, with old and new list', () => {
  const replaced = after(three, { kind: 'replace', name: 'a', picture: { name: 'new', ...plain } }) ?? three;
  expect(venueChanges(three, replaced)).toEqual([
    {
      kind: 'field',
      path: ['products', 'tarator', 'images'],
      was: [{ name: 'a', positionY: 20 }, { name: 'b' }, { name: 'c', scale: 120 }],
      now: [{ name: 'new' }, { name: 'b' }, { name: 'c', scale: 120 }],
    },
  ]);
  expect(venueChanges(file(), file([{ name: 'a' }]))).toMatchObject([
    { kind: 'field', path: ['products', 'tarator', 'images'], now: [{ name: 'a' }] },
  ]);
});
