// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import {
  GuestPicturesScreen,
  type GuestPicturesScreenProps,
  WaitingImage,
} from '#staff/gallery/guest-pictures-screen.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';

const picture = {
  ...{ path: '/pictures/abcdefgh', width: 400, height: 300, widths: [320], placeholder: undefined },
  ...{ positionY: 50, scale: 100 },
};
const FOUND = {
  takes: true,
  waiting: [{ id: 'one', at: 1 }],
  shown: [{ id: 'two', at: 2, by: 'Maria', picture }],
};

const shown = (props: Partial<GuestPicturesScreenProps> = {}) => {
  const onDecide = vi.fn();
  renderScreen(
    <GuestPicturesScreen
      {...{ found: FOUND, why: undefined, deciding: undefined, whenOf: (at) => `time ${at}`, onDecide }}
      imageOf={(id) => <WaitingImage image={`data:image/webp;base64,${id}`} />}
      {...props}
    />,
  );
  return onDecide;
};

test('guest pictures: one press approves or refuses a waiting picture [S2.15]', async () => {
  const onDecide = shown();
  const card = within(screen.getByTestId('waiting-picture'));
  expect(card.getByRole('img').getAttribute('src')).toContain('base64,one');
  await userEvent.click(card.getByRole('button', { name: 'Approve' }));
  await userEvent.click(card.getByRole('button', { name: 'Refuse and delete' }));
  expect(onDecide.mock.calls).toEqual([
    ['one', 'shown'],
    ['one', 'refused'],
  ]);
});

test('guest pictures: deleting an approved picture asks first and names its approver', async () => {
  const onDecide = shown();
  const card = within(screen.getByTestId('shown-picture'));
  expect(words(screen.getByTestId('shown-picture'))).toContain('approved by Maria');
  await userEvent.click(card.getByRole('button', { name: 'Take it away' }));
  await userEvent.click(card.getByRole('button', { name: 'Keep it' }));
  await userEvent.click(card.getByRole('button', { name: 'Take it away' }));
  expect(onDecide).not.toHaveBeenCalled();
  await userEvent.click(card.getByRole('button', { name: 'Delete for good' }));
  expect(onDecide).toHaveBeenCalledWith('two', 'refused');
});

test('guest pictures: an empty list, a disabled setting and a missing network have messages', () => {
  shown({ found: { takes: false, waiting: [], shown: [] }, why: 'no_response' });
  expect(screen.getByText(/No picture waits/)).toBeDefined();
  expect(screen.getByText(/turned off in the settings/)).toBeDefined();
  expect(screen.getByRole('alert').textContent).toContain('Nothing answers');
});

test('guest pictures: a picture that cannot be loaded says so', () => {
  shown({ imageOf: () => <WaitingImage image="failed" /> });
  expect(screen.getByText('This picture cannot be read now.')).toBeDefined();
});
