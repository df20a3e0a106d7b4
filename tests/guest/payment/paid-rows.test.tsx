// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { minor } from '#domain/pricing/money.ts';
import { PaidRows, type PaidRowsProps } from '#guest/payment/paid-rows.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';

const seat = { table: '12', room: undefined };
const show = (more: Partial<PaidRowsProps>) =>
  renderScreen(<PaidRows seat={seat} dishes={[]} rest={undefined} {...more} />);

test('paid share: names the table and the dishes, and says how much of the bill is open', () => {
  show({ dishes: [{ name: 'Tarator', quantity: 2, language: 'en' }], rest: minor(1250) });
  expect(words(screen.getByTestId('paid-rows'))).toMatch(/^Table 122 × Tarator€?12\.50/);
  expect(words(screen.getByTestId('bill-rest'))).toContain('12.50');
});

test('paid share: says that the bill is paid in full when nothing is open', () => {
  show({ rest: minor(0) });
  expect(words(screen.getByTestId('bill-rest'))).toBe('The table’s bill is paid in full.');
});

test('paid share: says nothing of the bill while its rest is unknown', () => {
  show({});
  expect(screen.queryByTestId('bill-rest')).toBeNull();
});
