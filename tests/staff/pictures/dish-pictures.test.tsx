// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHttp } from '#core/api/http.ts';
import { applyEdit } from '#domain/owner/apply-edits.ts';
import type { VenueFile } from '#domain/owner/venue-file.ts';
import { useEditQueue } from '#staff/menu/use-edit-queue.ts';
import { hasChosenPicture, keepChosenPictures, useDishPictures } from '#staff/pictures/use-dish-pictures.ts';
import type { Drafts } from '#staff/publish/use-drafts.ts';

const old = { path: '/pictures/oldoldold', width: 1000, height: 800, widths: [320, 640] };
const made = { path: '/pictures/newnewnew', width: 1200, height: 1200, widths: [320, 640, 1080] };
const start: VenueFile = {
  defaultLanguage: 'bg',
  products: [{ slug: 'soup', name: 'Супа', images: [{ name: 'old' }, { name: 'other' }] }],
};

/** Received requests. */
let asked: { url: URL; type: string | null; bytes: number }[] = [];
let answer: () => Response;
const json = (body: unknown, status = 200) => Response.json(body, { status });

/** The page of one dish, with a server that answers by `answer`. */
const opened = (placeId: number) =>
  renderHook(() => {
    const [file, setFile] = useState(start);
    const [pictures, setPictures] = useState<Drafts['pictures']>({ old });
    const { send } = createHttp({
      baseUrl: 'https://venue.test/api',
      clientId: () => undefined,
      fetch: async (input, init) => {
        const request = new Request(input, init);
        const bytes = (await request.clone().arrayBuffer()).byteLength;
        asked.push({ url: new URL(request.url), type: request.headers.get('content-type'), bytes });
        return answer();
      },
    });
    const ask: Drafts['ask'] = async (work) => {
      const done = await work(send);
      if (done.ok) setPictures({ old, new: made });
      return done.ok ? done.value : undefined;
    };
    const queue = useEditQueue(file, async (edit) => {
      setFile((before) => applyEdit(before, edit).file);
      return true;
    });
    const own = useDishPictures({ drafts: { ask, pictures }, queue, file, placeId, slug: 'soup' });
    return { file, keepChosen: () => keepChosenPictures({ ask }, queue, placeId), ...own };
  }).result;

beforeEach(() => {
  asked = [];
  answer = () => json({ name: 'new', picture: made });
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1600, height: 1200, close: () => undefined }));
  URL.createObjectURL = () => 'blob:chosen';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => vi.unstubAllGlobals());

const photograph = () => new File(['12345'], 'soup.jpg', { type: 'image/jpeg' });
const images = (file: VenueFile) => (file.products as { images?: unknown }[])[0]?.images;

test('dish picture: a chosen file is sent unchanged with its crop, and replaces the old one', async () => {
  const page = opened(1);
  await act(() => page.current.choose(photograph(), 'old'));
  act(() => page.current.change({ cropping: { ratio: '1:1', zoom: 1, x: 0, y: 0.5 }, positionY: 30 }));
  await act(() => page.current.use());
  expect(asked).toMatchObject([{ type: 'application/octet-stream', bytes: 5 }]);
  expect(Object.fromEntries(asked[0]?.url.searchParams ?? [])).toEqual({
    ...{ dish: 'soup', left: '0.000000', top: '0.000000', width: '0.750000', height: '1.000000' },
  });
  expect(images(page.current.file)).toEqual([{ name: 'new', positionY: 30 }, { name: 'other' }]);
  expect(page.current.framed).toBeUndefined();
});

test('dish picture: a network failure says so and keeps the chosen file across pages, to be sent again', async () => {
  answer = () => {
    throw new TypeError('Failed to fetch');
  };
  const page = opened(2);
  await act(() => page.current.choose(photograph()));
  await act(() => page.current.use());
  expect(page.current.problem).toBe('no_response');
  expect(images(page.current.file)).toEqual(images(start));
  const back = opened(2);
  expect(back.current.framed?.chosen?.blob.size).toBe(5);
  answer = () => json({ name: 'new', picture: made });
  await act(() => back.current.use());
  expect(images(back.current.file)).toEqual([{ name: 'old' }, { name: 'other' }, { name: 'new' }]);
});

test('dish picture: publishing saves the cropped picture, or says why and keeps it chosen', async () => {
  const page = opened(21);
  await act(() => page.current.choose(photograph(), 'old'));
  act(() => page.current.change({ cropping: { ratio: '1:1', zoom: 1, x: 0, y: 0.5 }, positionY: 30 }));
  expect([hasChosenPicture(21), hasChosenPicture(2), hasChosenPicture(1)]).toEqual([true, false, false]);
  answer = () => {
    throw new TypeError('Failed to fetch');
  };
  expect(await act(() => page.current.keepChosen())).toBe('no_response');
  expect(hasChosenPicture(21)).toBe(true);
  answer = () => json({ name: 'new', picture: made });
  expect(await act(() => page.current.keepChosen())).toBeUndefined();
  expect(asked.at(-1)?.url.searchParams.get('width')).toBe('0.750000');
  expect(images(page.current.file)).toEqual([{ name: 'new', positionY: 30 }, { name: 'other' }]);
  expect([hasChosenPicture(21), page.current.framed]).toEqual([false, undefined]);
});

test('dish picture: a server error is shown by name, and the choice stays', async () => {
  answer = () => json({ success: false, payload: { message: 'picture_broken' } }, 422);
  const page = opened(3);
  await act(() => page.current.choose(photograph(), 'old'));
  await act(() => page.current.use());
  expect(page.current.problem).toBe('picture_broken');
  expect(page.current.framed?.target).toBe('old');
  act(() => page.current.cancel());
  expect([page.current.framed, page.current.problem]).toEqual([undefined, undefined]);
});

test('dish picture: a file that no browser can show is rejected before sending', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
  const page = opened(4);
  await act(() => page.current.choose(new File(['x'], 'IMG_1.HEIC')));
  expect(page.current.problem).toBe('picture_heic');
  await act(() => page.current.choose(new File(['x'], 'soup.svg', { type: 'image/svg+xml' })));
  expect(page.current.problem).toBe('picture_unknown_kind');
  expect([page.current.framed, asked]).toEqual([undefined, []]);
});

test('dish picture: a new focus point is saved in the file without making a new picture [S3.04]', async () => {
  const page = opened(5);
  const [first] = page.current.pictures;
  act(() => first && page.current.cut(first));
  act(() => page.current.change({ positionY: 10 }));
  await act(() => page.current.use());
  expect(asked).toEqual([]);
  expect(images(page.current.file)).toEqual([{ name: 'old', positionY: 10 }, { name: 'other' }]);
});

test('dish picture: the server makes a new crop of an existing picture', async () => {
  const page = opened(6);
  const [first] = page.current.pictures;
  act(() => first && page.current.cut(first));
  act(() => page.current.change({ cropping: { ratio: '1:1', zoom: 1, x: 0.5, y: 0.5 } }));
  await act(() => page.current.use());
  expect(asked.map(({ url }) => url.pathname)).toEqual(['/api/staff/pictures/crop']);
  expect(images(page.current.file)).toEqual([{ name: 'new' }, { name: 'other' }]);
});
