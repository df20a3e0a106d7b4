import { expect, test } from 'vitest';
import { applyEdits } from '#domain/owner/apply-edits.ts';
import {
  areChanged,
  checkFileOrderNumber,
  checkFilePromo,
  type FilePromo,
  orderNumbersChange,
  orderNumbersIn,
  promoChange,
  promoStateAt,
  promosIn,
} from '#domain/owner/file-discounts.ts';
import { type VenueFile, withValue } from '#domain/owner/venue-file.ts';

const PROMO: FilePromo = {
  code: 'SUMMER2026',
  valueType: 'percent',
  value: '10',
  orderTypes: ['spot'],
  from: '2026-06-01T00:00',
  until: '',
  minimum: '20',
  uses: '10',
  usesPerGuest: '',
  ignoresOtherDiscounts: true,
  off: false,
};
const EMPTY: VenueFile = { slug: 'small', currency: 'EUR' };
const apply = (file: VenueFile, changes: ReturnType<typeof promoChange>): VenueFile =>
  changes.reduce((one, { path, to }) => withValue(one, path, to), file);

test('a code is written as the import reads it, and read back as entered', () => {
  const file = apply(EMPTY, promoChange(EMPTY, undefined, PROMO));
  expect(file.promoCodes).toEqual([
    {
      code: 'SUMMER2026',
      valueType: 'percent',
      value: '10',
      orderTypes: ['spot'],
      from: '2026-06-01T00:00',
      minimum: '20',
      uses: 10,
      ignoresOtherDiscounts: true,
    },
  ]);
  expect(promosIn(file)).toEqual([PROMO]);
  expect(areChanged(EMPTY, file)).toEqual({ promos: true, orderNumbers: false });
});

test('adding a code, renaming and removing touch no other code', () => {
  const one = apply(EMPTY, promoChange(EMPTY, undefined, PROMO));
  const two = apply(one, promoChange(one, undefined, { ...PROMO, code: 'WINTER2026' }));
  const renamed = apply(two, promoChange(two, 'SUMMER2026', { ...PROMO, code: 'AUTUMN2026' }));
  expect(promosIn(renamed).map(({ code }) => code)).toEqual(['WINTER2026', 'AUTUMN2026']);
  expect(promosIn(apply(renamed, promoChange(renamed, 'WINTER2026', undefined))).map(({ code }) => code)).toEqual([
    'AUTUMN2026',
  ]);
});

test('an edit of a code that changed meanwhile is a conflict', () => {
  const file = apply(EMPTY, promoChange(EMPTY, undefined, PROMO));
  const changes = promoChange(file, PROMO.code, { ...PROMO, value: '15' });
  const theirs = withValue(file, ['promoCodes', PROMO.code, 'value'], '20');
  const edit = { id: 'a', by: { id: 'p', name: 'Elena' }, at: 0, edit: { kind: 'discounts' as const, changes } };
  expect(applyEdits(theirs, [edit])).not.toMatchObject({ file: { promoCodes: [{ value: '15' }] } });
});

test('[S3.26] discounts by order number are sorted by number', () => {
  const change = orderNumbersChange(EMPTY, [
    { onOrderNumber: '10', valueType: 'money', value: '5.00' },
    { onOrderNumber: '2', valueType: 'percent', value: '10' },
  ]);
  expect(orderNumbersIn(apply(EMPTY, [change])).map(({ onOrderNumber }) => onOrderNumber)).toEqual(['2', '10']);
});

test.each([
  [{ code: 'short' }, 'code'],
  [{ code: 'WINTER2026' }, 'code'],
  [{ value: '0' }, 'value'],
  [{ value: '101' }, 'value'],
  [{ valueType: 'money', value: '1.005' } as const, 'value'],
  [{ minimum: 'x' }, 'minimum'],
  [{ until: '2026-05-01T00:00' }, 'until'],
  [{ until: 'tomorrow' }, 'until'],
  [{ uses: '0' }, 'uses'],
  [{ usesPerGuest: '1.5' }, 'usesPerGuest'],
  [{}, undefined],
])('faults of a promo code are reported at their field (%#)', (more, field) => {
  expect(checkFilePromo('EUR', { ...PROMO, ...more }, ['WINTER2026'])?.field).toBe(field);
});

test.each([
  ['0', 'onOrderNumber'],
  ['2', 'onOrderNumber'],
  ['3', undefined],
])('a discount on the order number %s', (onOrderNumber, field) => {
  expect(checkFileOrderNumber('EUR', { onOrderNumber, valueType: 'money', value: '2' }, ['2'])?.field).toBe(field);
});

test('promo code: its state follows its switch and its times by the place’s clock', () => {
  const times = { from: '2026-12-01T08:00', until: '2026-12-24T18:00', off: false };
  const at = (minute: string) => promoStateAt(times, minute);
  expect(['2026-12-01T07:59', '2026-12-01T08:00', '2026-12-24T18:00'].map(at)).toEqual(['waits', 'runs', 'over']);
  expect(promoStateAt({ ...times, off: true }, '2026-12-02T08:00')).toBe('off');
  expect(promoStateAt({ from: '', until: '', off: false }, '2026-12-02T08:00')).toBe('runs');
});
