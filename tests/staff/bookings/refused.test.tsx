// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BookingProblem } from '#staff/bookings/booking-text.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';

test.each([
  ['out_of_season', 'That day is out of its season.'],
  ['taken', 'Another booking has that time.'],
])('booking: a move rejected with “%s” shows the reason', (why, sentence) => {
  renderScreen(<BookingProblem why={why} />);
  expect(words(screen.getByRole('alert'))).toContain(sentence);
});
