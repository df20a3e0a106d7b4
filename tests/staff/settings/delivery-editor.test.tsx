// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { type DeliveryList, freshCorners } from '#domain/owner/settings/delivery.ts';
import type { Json, VenueFile } from '#domain/owner/venue-file.ts';
import { DeliveryEditor } from '#staff/settings/delivery-editor.tsx';
import { FaultText } from '#staff/settings/fault-text.tsx';
import { renderScreen } from '../../support/render-screen.tsx';

const location = { lat: 42.7, lng: 23.3 };
const file: VenueFile = { currency: 'EUR', defaultLanguage: 'en', languages: ['en'], location, name: 'Bar' };

let kept: Json | undefined;
const Editor = ({ kind, from }: { readonly kind: DeliveryList; readonly from: Json }) => {
  const [value, setValue] = useState<Json | undefined>(from);
  kept = value;
  return (
    <DeliveryEditor
      kind={kind}
      file={file}
      languages={{ all: ['en'], first: 'en' }}
      value={value}
      onChange={setValue}
      problemAt={() => undefined}
    />
  );
};

test('delivery zones: moving a zone closes its map, because another zone takes its place', async () => {
  const zone = (name: string) => ({ name, deliveryPrice: '1', coordinates: freshCorners(location) });
  renderScreen(<Editor kind="zones" from={[zone('Near'), zone('Far')]} />);
  await userEvent.click(screen.getAllByRole('button', { name: 'Draw it on the map' })[0] as HTMLElement);
  expect(screen.getByRole('combobox', { name: 'Corner' })).toBeTruthy();
  await userEvent.click(screen.getAllByRole('button', { name: 'Down' })[0] as HTMLElement);
  expect(screen.queryByRole('combobox', { name: 'Corner' })).toBeNull();
});

test.each([
  ['2.0', 2],
  ['0.50', 0.5],
  ['23.32190', 23.3219],
  ['1,50', 1.5],
])('delivery editor: the typed text %s becomes a number', async (typed, number) => {
  renderScreen(<Editor kind="rings" from={[{ start: 0, end: 40, deliveryPrice: '1' }]} />);
  const end = screen.getByRole('textbox', { name: 'To, in kilometres' });
  await userEvent.clear(end);
  await userEvent.type(end, typed);
  expect(kept).toEqual([{ start: 0, end: number, deliveryPrice: '1' }]);
  expect(end).toHaveProperty('value', typed);
});

test('delivery zone: the message names the invalid corner', () => {
  const { container } = renderScreen(<FaultText fault={{ kind: 'at', at: '0.corners', why: 'degrees', corner: 3 }} />);
  expect(container.textContent).toContain('Corner 3');
});
