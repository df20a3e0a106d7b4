// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isCameraAllowed, openCamera } from '#core/platform/camera.ts';

interface FakeTrack extends EventTarget {
  readonly stop: () => void;
  readonly getCapabilities: () => object;
  readonly applyConstraints: (constraints: MediaTrackConstraints) => Promise<void>;
}

const stop = vi.fn();
const applyConstraints = vi.fn<(constraints: MediaTrackConstraints) => Promise<void>>(async () => undefined);
const track = (can: object): FakeTrack =>
  Object.assign(new EventTarget(), { stop, applyConstraints, getCapabilities: () => can });
const streamOf = (one: FakeTrack) => ({ getTracks: () => [one], getVideoTracks: () => [one] });
const getUserMedia = vi.fn<(wishes: MediaStreamConstraints) => Promise<unknown>>();

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const failed = (name: string) => Object.assign(new Error('no'), { name });

test.each([
  ['NotAllowedError', 'denied'],
  ['SecurityError', 'denied'],
  ['NotFoundError', 'none'],
  ['OverconstrainedError', 'none'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
] as const)('a missing camera has a reason: %s is "%s"', async (name, error) => {
  getUserMedia.mockRejectedValue(failed(name));
  expect(await openCamera(() => undefined)).toEqual({ ok: false, error });
});

test('on plain http, and in a browser without cameras, no permission is requested', async () => {
  vi.stubGlobal('isSecureContext', false);
  expect(await openCamera(() => undefined)).toEqual({ ok: false, error: 'insecure' });
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('navigator', {});
  expect(await openCamera(() => undefined)).toEqual({ ok: false, error: 'none' });
  expect(getUserMedia).not.toHaveBeenCalled();
});

test('the rear camera is requested without sound, and released again', async () => {
  const lost = vi.fn();
  const one = track({});
  getUserMedia.mockResolvedValue(streamOf(one));
  const opened = await openCamera(lost);
  expect(getUserMedia.mock.calls[0]?.[0]).toMatchObject({
    audio: false,
    video: { facingMode: { ideal: 'environment' } },
  });
  if (!opened.ok) throw new Error('The camera did not open.');
  expect(opened.value.light).toBeUndefined();
  one.dispatchEvent(new Event('ended'));
  expect(lost).toHaveBeenCalledOnce();
  opened.value.stop();
  one.dispatchEvent(new Event('ended'));
  expect(lost).toHaveBeenCalledOnce();
  expect(stop).toHaveBeenCalledOnce();
});

test.each([[{ torch: true }], [{ torch: [false, true] }]])(
  'a camera with a torch switches it on and off',
  async (can) => {
    getUserMedia.mockResolvedValue(streamOf(track(can)));
    const opened = await openCamera(() => undefined);
    if (!opened.ok) throw new Error('The camera did not open.');
    await opened.value.light?.(true);
    await opened.value.light?.(false);
    expect(applyConstraints.mock.calls.map(([wish]) => wish.advanced)).toEqual([[{ torch: true }], [{ torch: false }]]);
  },
);

test('an earlier camera permission is known when the browser reports it, and undefined otherwise', async () => {
  const query = vi.fn(async () => ({ state: 'granted' }));
  vi.stubGlobal('navigator', { permissions: { query } });
  expect(await isCameraAllowed()).toBe(true);
  query.mockResolvedValue({ state: 'prompt' });
  expect(await isCameraAllowed()).toBe(false);
  query.mockRejectedValue(new TypeError('camera is not a permission here'));
  expect(await isCameraAllowed()).toBe(false);
  vi.stubGlobal('navigator', {});
  expect(await isCameraAllowed()).toBe(false);
});
