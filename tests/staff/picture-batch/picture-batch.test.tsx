// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { BatchedView } from '#staff/picture-batch/batch-row.tsx';
import { PictureBatchScreen, type PictureBatchScreenProps } from '#staff/picture-batch/picture-batch-screen.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';

const picture = (id: number, more: Partial<BatchedView> = {}): BatchedView => ({
  ...{
    id,
    fileName: `IMG_${id}.jpg`,
    url: `blob:${id}`,
    dish: { slug: 'musaka', name: 'Мусака' },
    isAmbiguous: false,
    state: 'waiting',
  },
  ...more,
});
const show = (pictures: readonly BatchedView[], more: Partial<PictureBatchScreenProps> = {}) => {
  const props = {
    ...{ onPlace: vi.fn(), onFiles: vi.fn(), onSend: vi.fn(), onStop: vi.fn(), onAgain: vi.fn() },
    ...{ onAssign: vi.fn(), onRemove: vi.fn() },
  };
  renderScreen(
    <PictureBatchScreen
      backHref="/back"
      language="bg"
      pictures={pictures}
      choice={[{ name: 'На фурна', dishes: [{ slug: 'musaka', name: 'Мусака' }] }]}
      accept="image/jpeg"
      place="first"
      isRunning={false}
      hold={undefined}
      notices={null}
      bar={null}
      {...props}
      {...more}
    />,
  );
  return props;
};
const said = (row: Element | undefined) => words(row ?? null);
const standing = () => words(screen.getByTestId('batch-standing'));

test('picture batch: many files can be chosen at once', async () => {
  const { onFiles } = show([]);
  const files = [new File(['a'], 'a.jpg', { type: 'image/jpeg' }), new File(['b'], 'b.jpg', { type: 'image/jpeg' })];
  await userEvent.setup().upload(screen.getByTestId('add-pictures'), files);
  expect(onFiles).toHaveBeenCalledExactlyOnceWith(files);
});

test('picture batch: a file without a dish says why, and its row offers a choice of dishes', async () => {
  const user = userEvent.setup();
  const { onAssign } = show([
    picture(1, { dish: undefined, isAmbiguous: true }),
    picture(2, { dish: undefined }),
    picture(3),
  ]);
  const [first, second, third] = screen.getAllByTestId('batched-picture');
  expect(said(first)).toContain('Several dishes are called so.');
  expect(said(second)).toContain('No dish is called so.');
  expect(said(third)).toContain('Мусака');
  expect(standing()).toContain('2 pictures have no dish yet.');
  expect(screen.queryByRole('combobox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Choose its dish IMG_2.jpg' }));
  const list = screen.getByRole('combobox', { name: 'It is a picture of' });
  expect(document.activeElement).toBe(list);
  expect(within(list).getAllByRole('option').at(-1)?.textContent).toBe('Мусака');
  await user.selectOptions(list, 'musaka');
  expect(onAssign).toHaveBeenCalledExactlyOnceWith(2, 'musaka');
  await user.tab();
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('picture batch: only files with a dish count as ready; a running batch can be stopped and not started', async () => {
  const user = userEvent.setup();
  const { onSend } = show([picture(1), picture(2, { dish: undefined })]);
  await user.click(screen.getByRole('button', { name: 'Send 1 picture' }));
  expect(onSend).toHaveBeenCalledOnce();
});

test('picture batch: shows progress, the cause of a pause and each rejection at its file', () => {
  show(
    [
      picture(1, { state: 'kept' }),
      picture(2, { state: 'sending' }),
      picture(3, { state: 'failed', why: 'picture_heic' }),
    ],
    {
      isRunning: true,
      hold: 'network',
    },
  );
  expect(standing()).toContain('1 of 3 wait to be published.');
  expect(standing()).toContain('No connection: the rest is sent once there is one.');
  expect(standing()).toContain('1 picture was not taken.');
  const [done, sending, failed] = screen.getAllByTestId('batched-picture');
  expect(said(done)).toContain('Waits to be published');
  expect(said(sending)).toContain('Being sent');
  expect(said(failed)).toContain('IMG_3.jpg');
  expect(said(failed)).toContain('HEIC');
  expect(screen.getByTestId('stop-pictures')).toBeTruthy();
  expect(screen.queryByTestId('send-pictures')).toBeNull();
});

test('picture batch: one press retries failed pictures', async () => {
  const { onAgain } = show([picture(1, { state: 'failed', why: 'no_response' })]);
  await userEvent.setup().click(screen.getByTestId('pictures-again'));
  expect(onAgain).toHaveBeenCalledOnce();
});
