// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Said } from '#domain/language/translated.ts';
import { LinksSheet } from '#guest/menu/links-sheet.tsx';
import { PromotionsBlock } from '#guest/menu/promotions-block.tsx';
import { socialTargets, VenueFooter } from '#guest/menu/venue-footer.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';

const said = (text: string): Said => ({ text, language: 'bg' });
const SOCIAL = {
  facebook: 'https://facebook.com/neven',
  instagram: undefined,
  youtube: 'javascript:alert(1)',
  tripadvisor: 'https://tripadvisor.com/neven',
};
const TARGETS = [
  { href: 'https://www.a.example/x', inside: false },
  { href: 'mailto:desk@b.example', inside: false },
  { href: '/neven/feedback', inside: true },
];

test('footer: lists the venue’s existing pages and rules, and no invalid address [S2.29]', () => {
  renderScreen(<VenueFooter placeHref="/neven" html={said('')} social={SOCIAL} codes={false} onCodes={vi.fn()} />);
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([
    'https://facebook.com/neven',
    'https://tripadvisor.com/neven',
    '/neven/about',
    '/neven/custom-terms#terms',
    '/neven/custom-terms#privacy',
    '/neven/custom-terms#refund',
  ]);
  expect(screen.getByRole('link', { name: /^Tripadvisor/ })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Promotions' })).toBeNull();
});

test('footer: on a device that stays in the venue, has one QR code and no external link [S2.29]', () => {
  const onCodes = vi.fn();
  renderScreen(<VenueFooter placeHref="/neven" html={said('')} social={SOCIAL} codes onCodes={onCodes} />);
  expect(screen.getAllByRole('link').every((link) => link.getAttribute('href')?.startsWith('/neven/'))).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Follow us' }));
  expect(onCodes).toHaveBeenCalledOnce();
  expect(socialTargets(SOCIAL).map(({ name }) => name)).toEqual(['Facebook', 'Tripadvisor']);
});

test('promotions: have the language of their text and can be closed [S2.28]', () => {
  const onClose = vi.fn();
  renderScreen(<PromotionsBlock text={said('Супа за двама')} html={said('')} onClose={onClose} />);
  expect(screen.getByText('Супа за двама').getAttribute('lang')).toBe('bg');
  fireEvent.click(screen.getByRole('button', { name: 'Hide the promotions' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('category links: each is named by its target, and feedback opens inside the app [S2.25]', () => {
  const onClose = vi.fn();
  renderScreen(<LinksSheet title="More" targets={TARGETS} codes={false} onClose={onClose} />);
  const links = screen.getAllByTestId('category-link');
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
    ['https://www.a.example/x', '_blank'],
    ['mailto:desk@b.example', '_blank'],
    ['/neven/feedback', null],
  ]);
  expect(words(links[0] ?? null)).toContain('Open a.example');
  expect(words(links[1] ?? null)).toContain('Open desk@b.example');
  fireEvent.click(links[2] ?? document.body);
  expect(onClose).toHaveBeenCalledOnce();
});

test('category links: on a device that stays in the venue, show one QR code at a time, chosen by name [S2.25]', () => {
  renderScreen(<LinksSheet title="More" targets={TARGETS} codes onClose={vi.fn()} />);
  const shown = () => screen.getAllByTestId('qr-code').map((code) => code.getAttribute('data-text'));
  expect(shown()).toEqual(['https://www.a.example/x']);
  fireEvent.click(screen.getByRole('button', { name: 'desk@b.example' }));
  expect(shown()).toEqual(['mailto:desk@b.example']);
  expect(document.querySelector('a[target="_blank"]')).toBeNull();
  expect(screen.getByTestId('category-link').getAttribute('href')).toBe('/neven/feedback');
});
