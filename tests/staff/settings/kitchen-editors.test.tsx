// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { checkSetting } from '#domain/owner/check-setting.ts';
import type { SettingField } from '#domain/owner/setting-fields.ts';
import type { Json, VenueFile } from '#domain/owner/venue-file.ts';
import { PrintersEditor } from '#staff/settings/printers-editor.tsx';
import { SettingSheet } from '#staff/settings/setting-sheet.tsx';
import { renderScreen } from '../../support/render-screen.tsx';

class NoSize {
  observe() {}
  unobserve() {}
  disconnect() {}
}
vi.stubGlobal('ResizeObserver', NoSize);

const grill = { id: 'grill', name: 'Grill', categories: ['food'] };
const bar = { id: 'bar', name: 'Bar', categories: ['drinks'] };
const file: VenueFile = { currency: 'EUR', defaultLanguage: 'en', languages: ['en'], stations: [grill, bar] };

let kept: Json | undefined;
const Printers = () => {
  const [value, setValue] = useState<Json | undefined>([{ name: 'one', address: 'cloudprnt' }]);
  kept = value;
  return <PrintersEditor file={file} value={value} onChange={setValue} problemAt={() => undefined} />;
};

test('kitchen editor: a printer keeps its last station, because none would mean all', async () => {
  renderScreen(<Printers />);
  const station = (name: string) => screen.getByRole('checkbox', { name });
  await userEvent.click(station('Bar'));
  await userEvent.click(station('Grill'));
  expect(kept).toEqual([{ name: 'one', address: 'cloudprnt', stations: ['grill'] }]);
  await userEvent.click(station('Bar'));
  await userEvent.click(station('Grill'));
  expect(kept).toEqual([{ name: 'one', address: 'cloudprnt', stations: ['bar'] }]);
});

const sheet = (field: SettingField, of: VenueFile) => {
  const onSave = vi.fn(async () => true);
  renderScreen(
    <SettingSheet
      field={field}
      value={undefined}
      languages={{ all: ['en'], first: 'en' }}
      file={of}
      faultOf={(value) => checkSetting(of, field, value)}
      onSave={onSave}
      onClose={vi.fn()}
    />,
  );
  return onSave;
};

test('kitchen editor: a station without a name is marked at its field', async () => {
  const onSave = sheet('stations', { ...file, stations: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Add a station' }));
  await userEvent.click(screen.getByRole('button', { name: 'Keep for publishing' }));
  const name = screen.getByRole('textbox', { name: /Name/ });
  expect(name.getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(name, 'Grill');
  await userEvent.click(screen.getByRole('button', { name: 'Keep for publishing' }));
  expect(onSave).toHaveBeenCalledOnce();
});

test('kitchen editor: a new charge starts with the order types of the venue', async () => {
  const onSave = sheet('serviceCharge', { ...file, orderTypes: [{ type: 'delivery' }] });
  await userEvent.click(screen.getByRole('radio', { name: 'A percentage of the dishes' }));
  await userEvent.click(screen.getByRole('button', { name: 'Keep for publishing' }));
  expect(onSave).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Delivery' }));
  await userEvent.click(screen.getByRole('button', { name: 'Keep for publishing' }));
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ valueType: 'percent', value: '10', orderTypes: ['delivery'] });
});

test('kitchen editor: an ambiguous whole number is asked about: "1,000" minutes are not 1', async () => {
  const onSave = sheet('settings.order_lead_minutes', file);
  const minutes = screen.getByRole('textbox');
  await userEvent.type(minutes, '1,000');
  await userEvent.click(screen.getByRole('button', { name: 'Keep for publishing' }));
  expect(onSave).not.toHaveBeenCalled();
  expect(screen.getByText('Enter a whole number from 0 to 1440.')).toBeDefined();
  await userEvent.clear(minutes);
  await userEvent.type(minutes, '1000');
  await userEvent.click(screen.getByRole('button', { name: 'Keep for publishing' }));
  expect(onSave).toHaveBeenCalledExactlyOnceWith(1000);
});
