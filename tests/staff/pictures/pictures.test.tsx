// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { type Cropping, cropOf, UNCUT } from '#domain/owner/pictures/picture-crop.ts';
import type { Picture } from '#domain/picture.ts';
import { DishPictures, type DishPicturesProps } from '#staff/pictures/dish-pictures.tsx';
import { PictureFraming, type PictureFramingProps } from '#staff/pictures/picture-framing.tsx';
import { ChangeList } from '#staff/publish/change-list.tsx';
import { renderScreen } from '../../support/render-screen.tsx';

const picture = (path: string): Picture => ({
  ...{ path: `/pictures/${path}`, width: 800, height: 600, widths: [320, 640], placeholder: undefined },
  ...{ positionY: 56, scale: 100 },
});
const two = [
  { name: 'first', picture: picture('first000') },
  { name: 'second', picture: picture('second00') },
];

const list = (more: Partial<DishPicturesProps> = {}) => (
  <DishPictures
    name="Таратор"
    slug="tarator"
    cloth={undefined}
    pictures={two}
    accept="image/jpeg"
    problem={undefined}
    onChoose={vi.fn()}
    onCut={vi.fn()}
    onMove={vi.fn()}
    onRemove={vi.fn()}
    framing={undefined}
    {...more}
  />
);
const file = new File(['x'], 'soup.jpg', { type: 'image/jpeg' });

test('dish pictures: each can be replaced, cropped, moved and removed on its own; another one can be added', async () => {
  const on = { onChoose: vi.fn(), onCut: vi.fn(), onMove: vi.fn(), onRemove: vi.fn() };
  const user = userEvent.setup();
  renderScreen(list(on));
  const [first, second] = screen.getAllByTestId('dish-picture');
  if (!first || !second) throw new Error('Two pictures');
  expect(first.textContent).toContain('the one on the card');
  await user.upload(within(second).getByTestId('replace-picture'), file);
  expect(on.onChoose).toHaveBeenLastCalledWith(file, 'second');
  await user.upload(screen.getByTestId('add-picture'), file);
  expect(on.onChoose).toHaveBeenLastCalledWith(file);
  await user.click(within(second).getByRole('button', { name: 'Crop: Picture 2' }));
  expect(on.onCut).toHaveBeenCalledWith(two[1]);
  await user.click(within(second).getByRole('button', { name: 'Up: Picture 2' }));
  expect(on.onMove).toHaveBeenCalledWith('second', -1);
  await user.click(within(first).getByRole('button', { name: 'Remove: Picture 1' }));
  expect(on.onRemove).toHaveBeenCalledWith('first');
});

test('dish pictures: a dropped file is treated like a chosen one', () => {
  const onChoose = vi.fn();
  renderScreen(list({ onChoose, pictures: [] }));
  fireEvent.drop(screen.getByTestId('dish-pictures'), { dataTransfer: { files: [file] } });
  expect(onChoose).toHaveBeenCalledWith(file);
  expect(screen.getByText('No picture yet: guests see a stitched flower.')).toBeDefined();
});

const size = { width: 1200, height: 800 };
const Framing = ({ onSeen, ...more }: Partial<PictureFramingProps> & { onSeen: (now: Seen) => void }) => {
  const [now, setNow] = useState<Seen>({ cropping: UNCUT, positionY: 50 });
  return (
    <PictureFraming
      url="/soup.jpg"
      size={size}
      scale={100}
      isNew
      problem={undefined}
      isBusy={false}
      onUse={vi.fn()}
      onCancel={vi.fn()}
      {...now}
      {...more}
      onChange={(change) => {
        const next = { ...now, ...change };
        setNow(next);
        onSeen(next);
      }}
    />
  );
};
interface Seen {
  readonly cropping: Cropping;
  readonly positionY: number;
}

test('crop: shape, area, zoom and visible height can be set by keyboard and buttons [S3.04]', async () => {
  const seen = vi.fn<(now: Seen) => void>();
  const user = userEvent.setup();
  renderScreen(<Framing onSeen={seen} />);
  const crop = () => cropOf(size, seen.mock.lastCall?.[0].cropping ?? UNCUT);
  await user.click(screen.getByRole('button', { name: '1:1' }));
  expect(crop().width).toBeCloseTo(2 / 3);
  screen.getByTestId('crop-part').focus();
  await user.keyboard('{ArrowRight}');
  expect(crop().left).toBeCloseTo(1 / 6 + 0.02);
  await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  expect(crop().left).toBeCloseTo(1 / 6 - 0.08);
  await user.click(screen.getByRole('button', { name: 'Right' }));
  expect(crop().left).toBeCloseTo(1 / 6 - 0.03);
  await user.click(screen.getByRole('button', { name: 'Nearer' }));
  expect(crop().height).toBeCloseTo(0.8);
  await user.click(screen.getByRole('button', { name: 'Higher up' }));
  expect(seen.mock.lastCall?.[0].positionY).toBe(45);
  fireEvent.change(screen.getByRole('slider', { name: /Height/ }), { target: { value: '20' } });
  expect(seen.mock.lastCall?.[0].positionY).toBe(20);
});

test('crop: a finger drags the area, and a press on the area sets the visible height', () => {
  const seen = vi.fn<(now: Seen) => void>();
  renderScreen(<Framing onSeen={seen} />);
  fireEvent.click(screen.getByRole('button', { name: '1:1' }));
  const part = screen.getByTestId('crop-part');
  const box = { x: 0, y: 0, left: 0, top: 0, width: 300, height: 200, right: 300, bottom: 200, toJSON: () => ({}) };
  vi.spyOn(part, 'getBoundingClientRect').mockReturnValue(box);
  const stage = part.parentElement;
  if (stage) vi.spyOn(stage, 'getBoundingClientRect').mockReturnValue(box);
  fireEvent.pointerDown(part, { clientX: 100, clientY: 100 });
  fireEvent.pointerMove(part, { clientX: 130, clientY: 100 });
  fireEvent.pointerUp(part, { clientX: 130, clientY: 100 });
  const { cropping, positionY } = seen.mock.lastCall?.[0] ?? { cropping: UNCUT, positionY: 0 };
  expect(cropOf(size, cropping).left).toBeCloseTo(1 / 6 + 0.1);
  expect(positionY).toBe(50);
  fireEvent.pointerDown(part, { clientX: 100, clientY: 40 });
  fireEvent.pointerUp(part, { clientX: 100, clientY: 40 });
  expect(seen.mock.lastCall?.[0].positionY).toBe(20);
});

test('dish pictures: each error has its own message, and the chosen file stays for a retry', () => {
  const why = ['no_response', 'picture_heic', 'picture_unknown_kind', 'picture_broken', 'body_too_large'];
  const more = ['picture_too_many_pixels', 'picture_too_small', 'too_many_pictures', 'unknown_picture', 'not_kept'];
  const said = [...why, ...more].map((problem) => {
    const { unmount } = renderScreen(<Framing onSeen={vi.fn()} problem={problem} />);
    const text = screen.getByRole('alert').textContent;
    expect(screen.getByTestId('use-picture').textContent).toBe('Try again');
    expect(screen.getByTestId('crop-part')).toBeDefined();
    unmount();
    return text;
  });
  expect(new Set(said).size).toBe(said.length);
  expect(said.join()).not.toContain('That did not work');
});

test('dish pictures: a preview shows the old pictures beside the new ones', () => {
  const change = {
    ...{ key: 'a', about: 'Таратор', path: ['products', 'tarator', 'images'], kind: 'field' as const, by: 'Никола' },
    pictures: { was: [], now: two },
  };
  renderScreen(
    <ChangeList
      changes={[change]}
      terms={{
        money: { currency: 'EUR', language: 'en', suffix: undefined } as never,
        languages: { all: ['bg'], first: 'bg' },
      }}
    />,
  );
  const told = screen.getByTestId('changed-pictures');
  expect(told.textContent).toContain('no picture');
  expect(told.querySelectorAll('ins img')).toHaveLength(2);
  expect(screen.getByTestId('previewed-change').textContent).toContain('Picture changed');
});
