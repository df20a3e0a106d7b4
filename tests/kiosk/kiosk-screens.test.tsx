// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Leaving, StillThere } from '#kiosk/questions.tsx';
import { AttractScreen } from '#kiosk/rest/attract-screen.tsx';
import { OutOfService, TakeAlong } from '#kiosk/resting-screens.tsx';
import { ThanksScreen } from '#kiosk/thanks-screen.tsx';
import { ClosedText } from '#shared/place/closed-text.tsx';
import { renderScreen, words } from '../support/render-screen.tsx';

const answers = () => ({ onStay: vi.fn(), onDone: vi.fn() });

test('idle question: a guest continues by one press or by Escape, or says that they are done [S4.23]', async () => {
  const asked = answers();
  renderScreen(<StillThere ms={10_000} asked={1} {...asked} />);
  const dialog = screen.getByRole('dialog', { name: 'Are you still there?' });
  expect(dialog.textContent).toContain('In 10 seconds we clear the order');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, I am going on' }));
  await userEvent.keyboard('{Escape}');
  expect(asked.onStay).toHaveBeenCalledTimes(2);
  await userEvent.click(within(dialog).getByRole('button', { name: 'I am done, clear it' }));
  expect(asked.onDone).toHaveBeenCalledOnce();
});

test('idle question: works by keyboard alone and traps the focus', async () => {
  const asked = answers();
  renderScreen(<Leaving hasChosen {...asked} />);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  screen.getByRole('button', { name: 'Yes, clear it' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(asked.onDone).toHaveBeenCalledOnce();
});

test.each([
  ['received', 'Enjoy your meal!', /Your order is sent/],
  ['waiting', 'We are sending your order', /waiting for the kitchen’s answer/],
  ['unsent', 'Please tell the staff', /Show the staff your number before you go/],
] as const)('thank-you screen: an order that is %s shows its number and its true state', (state, title, said) => {
  renderScreen(<ThanksScreen labels={['K2-41']} state={state} clearsInMs={undefined} onDone={() => undefined} />);
  const dialog = screen.getByRole('dialog', { name: title });
  expect(within(dialog).getByTestId('number').textContent).toBe('K2-41');
  expect(dialog.textContent).toMatch(said);
  expect(/order is sent/.test(dialog.textContent)).toBe(state === 'received');
});

test('thank-you screen: outside the hours it says when the order may be cooked, and not that the kitchen has it', () => {
  const opensAt = Date.UTC(2026, 10, 28, 9);
  const closed = (
    <ClosedText
      takesOrders
      next={{ at: opensAt, when: 'today' }}
      {...{ language: 'en', timeZone: 'Europe/Sofia', offers: [], reserveHref: '', callHref: undefined }}
    />
  );
  const shown = { labels: ['47'], clearsInMs: undefined, onDone: () => undefined, minutes: { from: 10, to: 15 } };
  renderScreen(<ThanksScreen {...shown} state="received" closed={closed} />);
  const said = words(screen.getByRole('dialog', { name: 'Thank you!' }));
  expect(said).toContain('Outside our opening hours. Opens at 11:00. Your order may have to wait until then.');
  expect(said).not.toMatch(/kitchen has|is sent|Enjoy|minutes/);
});

test('thank-you screen: names the amount to pay at the till once the order is received, and none before', () => {
  const show = (state: 'received' | 'waiting') => {
    const asked = { labels: ['K2-41'], clearsInMs: undefined, toPay: '13.80 €' };
    const { unmount } = renderScreen(<ThanksScreen {...asked} state={state} onDone={() => undefined} />);
    const said = words(screen.getByRole('dialog'));
    unmount();
    return said;
  };
  expect(show('received')).toContain('Please pay 13.80 € at the till.');
  expect(show('waiting')).not.toContain('13.80');
});

test.each([
  ['fetched', 'Fetch your order with this number when it is ready.'],
  ['brought', 'We bring it to your table.'],
] as const)('thank-you screen: once the order is received, says what comes next when it is %s', (gets, sentence) => {
  const shown = { labels: ['47'], clearsInMs: undefined, onDone: () => undefined, gets };
  const { unmount } = renderScreen(<ThanksScreen {...shown} state="waiting" />);
  expect(words(screen.getByRole('dialog'))).not.toContain(sentence);
  unmount();
  renderScreen(<ThanksScreen {...shown} state="received" />);
  expect(words(screen.getByTestId('thanks-next'))).toBe(sentence);
});

test('thank-you screen: shows the approximate duration and the order; a pending order promises no time', () => {
  const dishes = ['Tarator', 'Musaka', 'Ayran', 'Banitsa'].map((name) => ({
    name,
    picture: undefined,
    cloth: undefined,
  }));
  const shown = {
    labels: ['47'],
    clearsInMs: undefined,
    onDone: () => undefined,
    dishes,
    minutes: { from: 10, to: 15 },
  };
  const { unmount } = renderScreen(<ThanksScreen {...shown} state="received" />);
  expect(screen.getByRole('dialog').textContent).toContain('about 10–15 minutes');
  expect(screen.getByTestId('thanks-dishes').children).toHaveLength(3);
  expect(words(screen.getByTestId('thanks-dishes'))).toBe('TaratorMusakaAyran');
  expect(words(screen.getByRole('dialog'))).toContain('and 1 more dish');
  unmount();
  renderScreen(<ThanksScreen {...shown} state="waiting" />);
  expect(screen.getByRole('dialog').textContent).not.toContain('minutes');
});

test('idle screen: starts by button or picture, and offers the place’s languages', async () => {
  const onBegin = vi.fn();
  const onLanguage = vi.fn();
  renderScreen(
    <AttractScreen
      kind="tablet"
      isOnline
      placeName={{ text: 'Невен', language: 'bg' }}
      table="12"
      picture={undefined}
      cloth={undefined}
      languages={['bg', 'fr-CH']}
      language="bg"
      isDimmed
      onLanguage={onLanguage}
      onBegin={onBegin}
    />,
  );
  expect(screen.getByRole('button', { name: 'Български' }).getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Français' }));
  expect(onLanguage).toHaveBeenCalledWith('fr-CH');
  expect(screen.getByText('Table 12')).toBeDefined();
  await userEvent.keyboard('{Escape}');
  expect(onBegin).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Touch to begin' }));
  expect(onBegin).toHaveBeenCalledOnce();
});

test('idle screen: a kiosk stands at no table, and says when there is no connection', () => {
  const shown = { placeName: { text: 'Невен', language: 'bg' }, table: undefined, picture: undefined } as const;
  const more = { cloth: undefined, languages: [], language: 'en', isDimmed: false } as const;
  renderScreen(
    <AttractScreen
      {...{ ...shown, ...more, kind: 'kiosk', isOnline: false, onLanguage: () => undefined, onBegin: () => undefined }}
    />,
  );
  expect(screen.getByRole('dialog', { name: 'Welcome' })).toBeDefined();
  expect(screen.getByTestId('attract-offline').textContent).toBe('There is no connection now');
});

test('leaving: tells a guest without chosen dishes that the order stays at the table', () => {
  renderScreen(<Leaving hasChosen={false} {...answers()} />);
  expect(screen.getByRole('dialog').textContent).toContain('Your order stays at the table and is not paid yet');
});

test('out-of-service screen: says where to order instead, and the reason for the staff', async () => {
  const onTryAgain = vi.fn();
  renderScreen(<OutOfService name="neven" address="https://tabl.test/neven" onTryAgain={onTryAgain} />);
  expect(screen.getByTestId('qr-code').dataset.text).toBe('https://tabl.test/neven');
  expect(screen.getByRole('dialog').textContent).toContain('For the staff');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onTryAgain).toHaveBeenCalledOnce();
});

test('external link: shows a QR code for the guest’s own phone, unless no phone can open it', () => {
  const shown = renderScreen(<TakeAlong address="tel:+359888120000" onClose={() => undefined} />);
  expect(screen.getByTestId('qr-code').dataset.text).toBe('tel:+359888120000');
  shown.unmount();
  renderScreen(<TakeAlong address={undefined} onClose={() => undefined} />);
  expect(screen.queryByTestId('qr-code')).toBeNull();
});

test('thank-you screen: the guest may keep the number longer, and the countdown restarts from its full time', () => {
  vi.useFakeTimers();
  const onKeep = vi.fn();
  const shown = { labels: ['47'], state: 'received', clearsInMs: 15_000, onKeep, onDone: () => undefined } as const;
  const { rerender } = renderScreen(<ThanksScreen {...shown} asked={1} />);
  act(() => vi.advanceTimersByTime(6000));
  expect(screen.getByRole('dialog').textContent).toContain('in 9 seconds');
  rerender(<ThanksScreen {...shown} asked={2} />);
  expect(screen.getByRole('dialog').textContent).toContain('in 15 seconds');
  act(() => screen.getByTestId('keep-number').click());
  expect(onKeep).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
