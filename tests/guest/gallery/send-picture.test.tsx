// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SendPicture, type SendPictureProps } from '#guest/gallery/send-picture.tsx';
import { renderScreen } from '../../support/render-screen.tsx';

const shown = (props: Partial<SendPictureProps> = {}) => {
  const [onChoose, onDrop, onSend] = [vi.fn(), vi.fn(), vi.fn()];
  renderScreen(
    <SendPicture
      {...{ stage: 'empty', url: undefined, why: undefined, isOnline: true, onChoose, onDrop, onSend }}
      {...props}
    />,
  );
  return { onChoose, onDrop, onSend };
};
const CHOSEN = { stage: 'chosen', url: 'blob:chosen' } as const;
const button = (name: string) => screen.queryByRole<HTMLButtonElement>('button', { name });

test('send a picture: hands over the chosen file and says that the venue approves it first [S2.15]', async () => {
  const { onChoose } = shown();
  expect(screen.getByText(/The venue looks at each picture before others see it/)).toBeDefined();
  const file = new File(['x'], 'a.jpg', { type: 'image/jpeg' });
  await userEvent.upload(screen.getByTestId('guest-picture-file'), file);
  expect(onChoose).toHaveBeenCalledWith(file);
});

test('send a picture: the chosen picture has one button to send and one to discard', async () => {
  const { onSend, onDrop } = shown(CHOSEN);
  await userEvent.click(screen.getByRole('button', { name: 'Send it' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect([onSend.mock.calls.length, onDrop.mock.calls.length]).toEqual([1, 1]);
});

test('send a picture: has no other button while it is being sent', () => {
  shown({ ...CHOSEN, stage: 'sending' });
  expect(button('Sending…')?.disabled).toBe(true);
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test('send a picture: keeps the choice without a connection and says so', () => {
  shown({ ...CHOSEN, isOnline: false });
  expect(button('Send it')?.disabled).toBe(true);
  expect(screen.getByText(/Your picture stays here; send it when there is one/)).toBeDefined();
  expect(document.querySelector('img')?.getAttribute('src')).toBe('blob:chosen');
});

test('send a picture: says that the picture waits for approval once the venue has it', () => {
  shown({ stage: 'sent' });
  expect(screen.getByText(/once the venue has approved it/)).toBeDefined();
  expect(button('Send a picture')).not.toBeNull();
});

test.each([
  ['picture_unknown_kind', 'This file is no picture', false],
  ['too_large', 'too large', false],
  ['too_many_pictures', 'Try again in 10 minutes', true],
  ['busy', 'Try again in 10 minutes', true],
  ['gallery_full', 'another day', true],
  ['anything else', 'That did not work', true],
])('send a picture: the error %s has a message, and a retry only if it can help', (why, words, mayRetry) => {
  shown({ ...CHOSEN, stage: 'refused', why, waitS: 600 });
  expect(screen.getByRole('alert').textContent).toContain(words);
  expect(button('Try again') !== null).toBe(mayRetry);
  expect(button('Choose another')).not.toBeNull();
});
