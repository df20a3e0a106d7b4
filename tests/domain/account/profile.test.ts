import { expect, test } from 'vitest';
import {
  emailKey,
  type ProfileForm,
  passwordFault,
  passwordText,
  profileFaults,
  registrationFaults,
} from '#domain/account/profile.ts';

const elena: ProfileForm = { firstName: 'Елена', lastName: '', phone: '', address: '', email: 'elena@abv.bg' };

test('a profile requires a first name and an email address, and no other field', () => {
  expect(profileFaults(elena)).toEqual({});
  expect(profileFaults({ ...elena, firstName: '  ', email: '' })).toEqual({ firstName: 'missing', email: 'missing' });
});

test.each(['O’Neill', 'محمد', '李小龍', 'Анна-Мария', "D'Arcy", 'Siobhán'])('the name %s is a name', (firstName) => {
  expect(profileFaults({ ...elena, firstName, lastName: firstName })).toEqual({});
});

test.each([
  ['a line break', { firstName: 'Elena\nBcc: x@y.z' }, { firstName: 'wrong' }],
  ['a mark that turns text round', { lastName: 'a\u202Eb' }, { lastName: 'wrong' }],
  ['a tag', { address: '<b>Rakovski 1' }, { address: 'wrong' }],
  ['an address of mail without an end', { email: 'elena@abv' }, { email: 'wrong' }],
  ['words for a number', { phone: 'call me' }, { phone: 'wrong' }],
  ['a name that does not end', { firstName: 'a'.repeat(81) }, { firstName: 'long' }],
])('a profile with %s is rejected at its field', (_, over, faults) => {
  expect(profileFaults({ ...elena, ...over })).toEqual(faults);
});

test('registration validates the email address and a password of 8 to 128 characters, counted as a reader counts them [S5.11]', () => {
  expect([passwordFault(''), passwordFault('1234567'), passwordFault('12345678')]).toEqual([
    'missing',
    'short',
    undefined,
  ]);
  expect(passwordFault('👨‍👩‍👧‍👦'.repeat(128))).toBeUndefined();
  expect(passwordFault('👨‍👩‍👧‍👦'.repeat(129))).toBe('long');
  expect(registrationFaults({ ...elena, email: 'x', password: 'short' })).toEqual({
    email: 'wrong',
    password: 'short',
  });
});

test('email addresses are equal when only letter case differs, and different when dots differ', () => {
  expect(emailKey(' Elena@ABV.bg ')).toBe(emailKey('elena@abv.bg'));
  expect(emailKey('e.lena@abv.bg')).not.toBe(emailKey('elena@abv.bg'));
});

test('a password matches in any Unicode composition of its letters', () => {
  expect(passwordText('caf\u00e9')).toBe(passwordText('cafe\u0301'));
});
