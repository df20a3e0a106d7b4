// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { WhereText } from '#staff/kitchen/where-text.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';

test('destination: a pickup order of a kiosk’s guest who eats at the venue is not headed as pickup', () => {
  const at = (isToGo: boolean | undefined) => {
    const details = { name: '', phone: '', payment: 'cash' as const, isToGo };
    const { container, unmount } = renderScreen(
      <WhereText table={undefined} room={undefined} orderType="preorder" details={details} />,
    );
    const said = words(container);
    unmount();
    return said;
  };
  expect([undefined, true, false].map(at)).toEqual(['Pickup', 'Pickup', 'To eat here']);
});

test('destination: the heading of a narrow ticket calls a pickup by its short name', () => {
  const { container } = renderScreen(<WhereText table={undefined} room={undefined} orderType="preorder" isShort />);
  expect(words(container)).toBe('Pickup');
});
