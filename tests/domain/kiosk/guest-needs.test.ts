import { expect, test } from 'vitest';
import { GUEST_NEEDS, offeredNeeds, toggleNeed } from '#domain/kiosk/guest-needs.ts';

test('a press chooses a need and a second press removes it, leaving other needs', () => {
  expect(toggleNeed([], 'larger')).toEqual(['larger']);
  expect(toggleNeed(['larger', 'aloud'], 'contrast')).toEqual(['larger', 'contrast', 'aloud']);
  expect(toggleNeed(['larger', 'aloud'], 'larger')).toEqual(['aloud']);
});

test('a device offers only the needs that it supports: no lower layout on a tablet or low screen, no speech without a voice', () => {
  expect(offeredNeeds('kiosk', { hasVoice: true, isUpright: true })).toEqual(GUEST_NEEDS);
  expect(offeredNeeds('tablet', { hasVoice: false, isUpright: true })).toEqual(['larger', 'contrast']);
  expect(offeredNeeds('kiosk', { hasVoice: false, isUpright: false })).toEqual(['larger', 'contrast']);
});
