// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { StaffLayout } from '#staff/frame/staff-layout.tsx';
import { renderScreen } from '../../support/render-screen.tsx';

const ROLE = 'PLACE_ADMIN' as const;

test('whoever is signed in finds the choice of a language beside their name', () => {
  renderScreen(
    <StaffLayout
      placeName="Орфей"
      placeLanguage="bg"
      onPlaces={undefined}
      pages={[]}
      name="Никола"
      role={ROLE}
      isShared={false}
      onSignOut={vi.fn()}
      connection={null}
      language={<button type="button">BG</button>}
    >
      <p>page</p>
    </StaffLayout>,
  );
  const who = within(screen.getByRole('region', { name: 'Signed in' }));
  expect(who.getByRole('button', { name: 'BG' })).toBeDefined();
  expect(who.getByRole('button', { name: 'Sign out' })).toBeDefined();
});
