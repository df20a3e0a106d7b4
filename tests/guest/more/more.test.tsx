// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { MoreMenu, type MoreMenuProps } from '#guest/more/more-menu.tsx';
import { PromotionsSheet } from '#guest/more/promotions-sheet.tsx';
import { LanguageSheet } from '#shared/language/language-sheet.tsx';
import { LanguageButton } from '#shared/language/language-tool.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';

vi.mock('#shared/tabl-context.tsx', async (original) => ({
  ...(await original<typeof import('#shared/tabl-context.tsx')>()),
  useIsOnline: () => false,
}));

const show = (over: Partial<MoreMenuProps> = {}) => {
  const anchor = document.body.appendChild(document.createElement('button'));
  return renderScreen(
    <MoreMenu
      device="phone"
      anchor={anchor}
      placeHref="/neven"
      joinHref="/join?place=neven"
      hasPromotions
      hasReservations={false}
      hasGallery
      hasOtherPlaces
      hasProfile={false}
      onPromotions={() => undefined}
      onPlaces={() => undefined}
      onLeave={() => undefined}
      onClose={() => undefined}
      {...over}
    />,
  );
};

test.each(['phone', 'tablet', 'room'] as const)(
  'more menu: a %s lists every page beside the menu [S2.05]',
  (device) => {
    show({ device });
    expect(screen.getByRole('dialog', { name: 'More' })).toBeDefined();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/neven/about',
      '/neven/gallery',
      '/join?place=neven',
      '/neven/feedback',
      '/neven/custom-terms',
      '/neven/about-tabl',
    ]);
    expect(screen.getByTestId('open-promotions')).toBeDefined();
    expect(screen.getByTestId('open-places')).toBeDefined();
  },
);

test('more menu: leads to the orders of this device without a profile', () => {
  show({ ordersHref: '/neven?show=orders' });
  expect(screen.getByRole('link', { name: 'My orders' }).getAttribute('href')).toBe('/neven?show=orders');
  cleanup();
  show();
  expect(screen.queryByRole('link', { name: 'My orders' })).toBeNull();
});

test('more menu: a kiosk offers no table code, booking or feedback, which its guest cannot use there', () => {
  show({ device: 'kiosk', hasReservations: true });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/neven/about',
    '/neven/gallery',
    '/neven/custom-terms',
    '/neven/about-tabl',
  ]);
});

test('services: a service that the venue does not offer is not listed', () => {
  show({ hasPromotions: false, hasGallery: false, hasOtherPlaces: false });
  expect(screen.queryByTestId('open-promotions')).toBeNull();
  expect(screen.queryByTestId('open-places')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Pictures' })).toBeNull();
});

test.each(['phone', 'tablet'] as const)(
  'more menu: on a %s, Escape and following a link close the menu',
  async (device) => {
    const onClose = vi.fn();
    const onLeave = vi.fn();
    show({ device, onClose, onLeave });
    await userEvent.click(screen.getByRole('link', { name: 'About the venue' }));
    expect(onLeave).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalled();
  },
);

test('promotions: show the venue’s own words', async () => {
  renderScreen(
    <PromotionsSheet
      text={{ text: 'Обедно меню', language: 'bg' }}
      html={{ text: '<p>Супите −15 %</p>', language: 'bg' }}
      onClose={() => undefined}
    />,
  );
  expect(screen.getByText('Обедно меню').lang).toBe('bg');
  expect(await screen.findByText('Супите −15 %')).toBeDefined();
});

test('languages: five are listed by their own names, and the current one is marked [S1.10, S3.36]', () => {
  renderScreen(<LanguageSheet open current="de" onChoose={() => undefined} onClose={() => undefined} />);
  const options = screen.getAllByRole('radio');
  expect(options.map(words)).toEqual(['Български', 'English', 'Español', 'Deutsch', 'Français (Suisse)']);
  expect(options.map((one) => one.querySelector('[lang]')?.getAttribute('lang'))).toEqual([
    'bg',
    'en',
    'es',
    'de',
    'fr-CH',
  ]);
  expect(screen.getByRole('radio', { checked: true }).textContent).toBe('Deutsch');
});

test('languages: a language that the menu lacks says which language the menu keeps [S3.36]', () => {
  renderScreen(
    <LanguageSheet
      open
      current="bg"
      place={{ languages: ['bg', 'en'], defaultLanguage: 'bg' }}
      onChoose={() => undefined}
      onClose={() => undefined}
    />,
  );
  expect(words(screen.getByTestId('language-de'))).toBe('DeutschThe menu stays in Български');
  expect(words(screen.getByTestId('language-en'))).toBe('English');
});

test('languages: arrow keys only move the mark; Enter, Space or a press chooses', async () => {
  const onChoose = vi.fn();
  renderScreen(<LanguageSheet open current="bg" onChoose={onChoose} onClose={() => undefined} />);
  screen.getByTestId('language-bg').focus();
  // The key is held for longer than the focus takes to move.
  await userEvent.keyboard('{ArrowDown>}');
  await waitFor(() => expect(screen.getByTestId('language-en').getAttribute('aria-checked')).toBe('true'));
  await userEvent.keyboard('{/ArrowDown}{ArrowDown>}');
  await waitFor(() => expect(screen.getByTestId('language-es').getAttribute('aria-checked')).toBe('true'));
  await userEvent.keyboard('{/ArrowDown}');
  expect(onChoose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onChoose).toHaveBeenLastCalledWith('es');
  await userEvent.click(screen.getByTestId('language-de'));
  expect(onChoose).toHaveBeenLastCalledWith('de');
  await userEvent.click(screen.getByTestId('language-bg'));
  expect(onChoose).toHaveBeenLastCalledWith('bg');
});

test('languages: a failed load names the language and leaves the interface unchanged', () => {
  renderScreen(<LanguageSheet open current="bg" failed="es" onChoose={() => undefined} onClose={() => undefined} />);
  expect(screen.getByText(/Español is not on this device yet/)).toBeDefined();
});

test.each([
  ['phone', 'DEDeutsch'],
  ['tablet', 'Deutsch'],
] as const)('language button: on a %s it shows a globe and the language', (device, shown) => {
  renderScreen(<LanguageButton device={device} language="de" expanded={false} onPress={() => undefined} />);
  const button = screen.getByRole('button', { name: /Deutsch/ });
  expect(button.querySelectorAll('svg')).toHaveLength(1);
  expect(words(button).replace('Language: ', '').replace(' ', '')).toBe(shown);
});

test('profile link: a guest’s own device has it, a shared device does not [S2.13]', () => {
  show({ hasProfile: true });
  expect(screen.getByRole('link', { name: 'Profile' }).getAttribute('href')).toBe('/neven/profile');
  cleanup();
  show({ hasProfile: false });
  expect(screen.queryByRole('link', { name: 'Profile' })).toBeNull();
});
