import { expect, test } from 'vitest';
import { GUEST_NEEDS, offeredNeeds, toggleNeed } from '#domain/kiosk/guest-needs.ts';

test('a need is chosen and taken back, beside the others', () => {
  expect(toggleNeed([], 'larger')).toEqual(['larger']);
  expect(toggleNeed(['larger', 'aloud'], 'contrast')).toEqual(['larger', 'contrast', 'aloud']);
  expect(toggleNeed(['larger', 'aloud'], 'larger')).toEqual(['aloud']);
});

test('a device offers what it can do: a tablet or a low screen nothing lower, nobody a voice that is not there', () => {
  expect(offeredNeeds('kiosk', { hasVoice: true, isUpright: true })).toEqual(GUEST_NEEDS);
  expect(offeredNeeds('tablet', { hasVoice: false, isUpright: true })).toEqual(['larger', 'contrast']);
  expect(offeredNeeds('kiosk', { hasVoice: false, isUpright: false })).toEqual(['larger', 'contrast']);
});
