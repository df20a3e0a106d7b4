import { useState } from 'react';
import { readDeviceMark } from '#core/platform/device/device-mark.ts';
import type { SharedDeviceKind } from '#domain/device/shared-device.ts';

/** Kind of shared device; `undefined` for a guest's own or an unenrolled device. Enrolling reloads the page. */
export const useDeviceMark = (): SharedDeviceKind | undefined => useState(readDeviceMark)[0];
