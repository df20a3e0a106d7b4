// @vitest-environment jsdom
// Web Push in a browser: support is reported without a permission request, and a conflicting subscription is replaced.
import { beforeEach, expect, test, vi } from 'vitest';
import { mayPush, pushAbility, subscribePush } from '#core/platform/service/push-subscription.ts';

const SUBSCRIPTION = { endpoint: 'https://push.example/1', keys: { p256dh: 'BPub', auth: 'secret' } };
const ask = vi.fn(async () => permission);
const unsubscribe = vi.fn(async () => true);
const subscribe = vi.fn();
let permission: NotificationPermission;

beforeEach(() => {
  vi.clearAllMocks();
  permission = 'default';
  const pushManager = { subscribe, getSubscription: async () => ({ unsubscribe }) };
  subscribe.mockImplementation(async () => ({ toJSON: () => SUBSCRIPTION }));
  const notification = {
    requestPermission: ask,
    get permission() {
      return permission;
    },
  };
  vi.stubGlobal('Notification', notification);
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('isSecureContext', true);
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => ({ pushManager }) },
  });
});

test('push support is reported without a permission request', () => {
  expect(pushAbility()).toBe('ready');
  expect(mayPush()).toBe(false);
  permission = 'denied';
  expect(pushAbility()).toBe('blocked');
  permission = 'granted';
  expect(mayPush()).toBe(true);
  Reflect.deleteProperty(window, 'PushManager');
  expect(pushAbility()).toBe('none');
  vi.stubGlobal('navigator', {
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)',
    maxTouchPoints: 5,
  });
  expect(pushAbility()).toBe('install');
  vi.stubGlobal('isSecureContext', false);
  expect(pushAbility()).toBe('insecure');
  expect(ask).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});

test('a person who refuses is not subscribed', async () => {
  permission = 'denied';
  expect(await subscribePush('BKey')).toBeUndefined();
  expect(subscribe).not.toHaveBeenCalled();
});

test('a person who agrees is subscribed, always with visible messages; a subscription for another key is replaced', async () => {
  permission = 'granted';
  subscribe.mockRejectedValueOnce(new Error('InvalidStateError'));
  expect(await subscribePush('BKey')).toEqual(SUBSCRIPTION);
  expect(unsubscribe).toHaveBeenCalledOnce();
  expect(subscribe).toHaveBeenLastCalledWith(expect.objectContaining({ userVisibleOnly: true }));
});
