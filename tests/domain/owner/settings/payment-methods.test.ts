import { expect, test } from 'vitest';
import { checkSetting } from '#domain/owner/check-setting.ts';
import { kindOf, type SettingField } from '#domain/owner/setting-fields.ts';
import { methodsIn, methodsToChoose, withMethod } from '#domain/owner/settings/payment-methods.ts';

const cards = { modules: ['payments'], orderTypes: [{ type: 'delivery' }] };
const bare = { orderTypes: [{ type: 'delivery' }] };
const METHODS = ['cash', 'card', 'online'] as const;

test('payment methods: an order type without a value takes those on receipt', () => {
  expect(methodsIn(undefined)).toEqual(['cash', 'card']);
  expect(withMethod(METHODS, undefined, 'card', false)).toEqual(['cash']);
  expect(withMethod(METHODS, ['online', 'cash'], 'card', true)).toEqual(['cash', 'card', 'online']);
});

test('payment methods: online payment is offered only where the venue takes cards, or its file has it already', () => {
  expect(methodsToChoose(cards, METHODS, undefined)).toEqual(METHODS);
  expect(methodsToChoose(bare, METHODS, undefined)).toEqual(['cash', 'card']);
  expect(methodsToChoose(bare, METHODS, ['cash', 'online'])).toEqual(METHODS);
});

test('payment methods: an order type keeps one method at least that its guests can use', () => {
  const fault = (file: typeof bare, value: readonly string[]) =>
    checkSetting(file, 'orderTypes.delivery.payments', value)?.kind;
  expect(fault(cards, [])).toBe('choose');
  expect(fault(bare, ['online'])).toBe('choose');
  expect(fault(cards, ['online'])).toBeUndefined();
  expect(fault(bare, ['cash'])).toBeUndefined();
  expect(fault(cards, ['room'])).toBe('choose');
  expect(
    checkSetting({ ...cards, orderTypes: [{ type: 'room' }] }, 'orderTypes.room.payments', ['room']),
  ).toBeUndefined();
});

test('payment methods: an owner chooses only among those that guests of the order type are offered', () => {
  const offered = (field: SettingField) => {
    const kind = kindOf(field);
    return kind.kind === 'methods' && kind.methods;
  };
  expect(offered('orderTypes.delivery.payments')).toEqual(['cash', 'card', 'online']);
  expect(offered('orderTypes.room.payments')).toEqual(['room', 'cash', 'card']);
  expect(offered('orderTypes.served_on_spot.payments')).toEqual(['cash', 'card']);
});
