// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Language } from '#domain/language/language.ts';
import { openState, parseWindows, placeTime } from '#domain/place/hours.ts';
import { MapPrivacy } from '#guest/delivery/map-privacy.tsx';
import { AboutScreen, type AboutScreenProps } from '#guest/place/about-screen.tsx';
import { mapAddress, phoneAddress, socialLinks } from '#guest/place/venue-addresses.ts';
import { renderScreen, said, words } from '../../support/render-screen.tsx';

/** A Saturday, 00:30 in Sofia: Friday's opening window is still open. */
const NIGHT = Date.UTC(2026, 9, 9, 21, 30);
const WEEK = [
  '-',
  '11:00-15:00, 17:30-23:00',
  '11:00-23:00',
  '11:00-23:00',
  '18:00-01:00',
  '11:00-24:00',
  '09:00-14:00',
];
const hours = WEEK.map((text) => parseWindows(text) ?? []);

const NOTHING = { facebook: undefined, instagram: undefined, youtube: undefined, tripadvisor: undefined };

const CONTACT = {
  ownPhone: true,
  address: { text: 'ул. Гурко 12', language: 'bg' },
  location: { lat: 42.69, lng: 23.33 },
  phone: '+359 2 555 01 12',
  email: 'ask@neven.example',
  social: { ...NOTHING, instagram: 'https://instagram.example/neven' },
} as const;

const show = (over: Partial<AboutScreenProps> = {}, language: Language = 'en') =>
  renderScreen(
    <AboutScreen
      name={{ text: 'Невен', language: 'bg' }}
      description={{ text: 'A bistro', language: 'en' }}
      picture={undefined}
      state="here"
      about={{ text: '', language: 'bg' }}
      contact={CONTACT}
      hours={{
        hours,
        open: openState({ openingHours: hours }, 'Europe/Sofia', NIGHT),
        today: placeTime(NIGHT, 'Europe/Sofia').weekday,
        language,
        timeZone: 'Europe/Sofia',
      }}
      languages={['bg', 'en']}
      galleryHref={undefined}
      onLegal={() => undefined}
      {...over}
    />,
  );

test('about: the week begins on Monday and distinguishes two windows, a closed day and a window past midnight [S2.12, S9.17]', () => {
  show();
  const rows = within(screen.getByTestId('hours')).getAllByRole('row');
  expect(rows.map((row) => words(row))).toEqual([
    'MondayClosed',
    'Tuesday11:00–15:0017:30–23:00',
    'Wednesday11:00–23:00',
    'Thursday11:00–23:00',
    'Friday18:00–01:00',
    'Saturday11:00–24:00',
    'Sunday09:00–14:00',
  ]);
});

test('about: upcoming dated hours are listed below the week, closed days too [S2.12]', () => {
  const dates = [
    { day: Date.UTC(2026, 11, 24), windows: [] },
    { day: Date.UTC(2026, 11, 31), windows: [{ from: 19 * 60, to: 4 * 60 }] },
  ];
  show({
    hours: {
      ...{ hours, open: openState({ openingHours: hours }, 'Europe/Sofia', NIGHT), today: 1, language: 'en' },
      timeZone: 'Europe/Sofia',
      dates,
    },
  });
  const rows = within(screen.getByTestId('dated-hours')).getAllByRole('row');
  expect(rows.map((row) => words(row))).toEqual(['Thu 24 DecClosed', 'Thu 31 Dec19:00–04:00']);
});

test('about: marks today by the venue’s calendar, and shows last evening’s window as still open [S2.12, S5.03]', () => {
  show();
  const marked = screen.getByTestId('hours').querySelectorAll('[aria-current="date"]');
  expect([...marked].map(words)).toEqual(['Saturday11:00–24:00']);
  expect(screen.getByTestId('open-state').textContent).toBe('Open until 01:00');
});

test('about: weekdays have the names of the guest’s language [S2.12]', () => {
  show({}, 'de');
  expect(words(within(screen.getByTestId('hours')).getAllByRole('row')[0] ?? null)).toContain('Montag');
});

test('about: every contact is a link on the guest’s own phone [S2.12]', () => {
  show();
  const links = within(screen.getByTestId('contact')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'https://www.openstreetmap.org/?mlat=42.69&mlon=23.33#map=17/42.69/23.33',
    'tel:+35925550112',
    'mailto:ask@neven.example',
    'https://instagram.example/neven',
  ]);
  expect(screen.queryByTestId('qr-code')).toBeNull();
});

test('about: a venue’s screen shows a QR code instead of an external link [S2.12]', () => {
  show({ contact: { ...CONTACT, ownPhone: false } });
  const contact = within(screen.getByTestId('contact'));
  expect(contact.queryAllByRole('link')).toEqual([]);
  expect(contact.getByText('+359 2 555 01 12')).toBeDefined();
  expect(contact.getAllByTestId('qr-code').map((code) => code.getAttribute('data-text'))).toEqual([
    'https://www.openstreetmap.org/?mlat=42.69&mlon=23.33#map=17/42.69/23.33',
    'tel:+35925550112',
  ]);
  expect(contact.getByText('instagram.example/neven')).toBeDefined();
});

test('about: a missing detail is left out, and a venue without a story says so [S2.12]', () => {
  show({
    hours: undefined,
    contact: {
      ownPhone: true,
      address: { text: 'Gurko 12', language: 'bg' },
      location: undefined,
      phone: '',
      email: '',
      social: NOTHING,
    },
  });
  expect(screen.queryByTestId('hours')).toBeNull();
  expect(within(screen.getByTestId('contact')).queryAllByRole('link')).toEqual([]);
  expect(screen.getByText('The venue has not written anything here yet.')).toBeDefined();
});

test('about: shows the facts while the story is loading [S2.12]', () => {
  show({ state: 'missing' });
  expect(said()).toContain('This text is not on this device yet');
  expect(screen.getByTestId('hours')).toBeDefined();
});

test('about: links to the legal texts', async () => {
  const onLegal = vi.fn();
  show({ onLegal });
  await userEvent.click(screen.getByRole('button', { name: 'Privacy' }));
  expect(onLegal).toHaveBeenCalledWith('privacy');
});

test('about: builds contact links only from values that a phone can use', () => {
  expect(mapAddress(undefined)).toBeUndefined();
  expect(phoneAddress('(02) 555-01 12')).toBe('tel:025550112');
  expect(phoneAddress('ask the waiter')).toBeUndefined();
  expect(phoneAddress('12+34')).toBeUndefined();
  expect(socialLinks({ ...NOTHING, youtube: 'https://y.example', facebook: 'https://f.example' })).toEqual([
    { name: 'Facebook', href: 'https://f.example' },
    { name: 'YouTube', href: 'https://y.example' },
  ]);
});

test('about: says who receives which data when addresses are looked up or the map has tiles', () => {
  const tiles = { attribution: '© OpenStreetMap contributors', href: 'https://osm.example/copyright' };
  show({ privacy: <MapPrivacy host="photon.example" tiles={tiles} /> });
  expect(words(screen.getByTestId('address-privacy'))).toContain('to photon.example, and nothing else about you.');
  expect(words(screen.getByTestId('tiles-privacy'))).toContain('come through our own server');
  expect(screen.getByRole('link', { name: tiles.attribution }).getAttribute('href')).toBe(tiles.href);
});

test('about: does not mention data sharing when no external service is used', () => {
  show({ privacy: <MapPrivacy host={undefined} tiles={undefined} /> });
  expect(screen.queryByTestId('address-privacy')).toBeNull();
  expect(screen.queryByTestId('tiles-privacy')).toBeNull();
});
