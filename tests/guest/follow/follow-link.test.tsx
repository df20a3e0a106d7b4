// @vitest-environment jsdom
// The note before a guest shares an order's link: everything that the link reveals.
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FollowLink } from '#guest/follow/follow-link.tsx';
import { renderScreen } from '../../support/render-screen.tsx';

test.each([
  ['an order that is brought', true, /its dishes and your street/],
  ['an order that is fetched', false, /^(?!.*street).*and its dishes\./],
])('follow link: the note for %s names only what the link shows', (_, isBrought, words) => {
  renderScreen(
    <FollowLink label="K2-41" outcome={undefined} address="" isBrought={isBrought} onShare={() => undefined} />,
  );
  expect(screen.getByText(/^Whoever has the link/).textContent).toMatch(words);
});
