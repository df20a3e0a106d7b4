import { expect, test } from 'vitest';
import { saysAllergy } from '#domain/diet/said-allergy.ts';

test.each([
  'Алергична съм към орехи',
  'БЕЗ глутен, имам целиакия',
  'severe nut ALLERGY',
  'coeliac, no bread please',
  'Soy alérgica a los frutos secos',
  'celíaco',
  'Nussallergie!',
  'Zöliakie',
  'je suis allergique aux noix',
  'maladie cœliaque',
])('a note that speaks of an allergy: %s', (note) => {
  expect(saysAllergy(note)).toBe(true);
});

test.each([undefined, '', 'без лук, моля', 'no onions', 'bitte gut durch', 'bien cuit', 'celery on the side'])(
  'any other note: %s',
  (note) => {
    expect(saysAllergy(note)).toBe(false);
  },
);
