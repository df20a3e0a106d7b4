import { useState } from 'react';
import { readDeviceMark } from '#core/platform/device/device-mark.ts';
import type { SharedDeviceKind } from '#domain/device/shared-device.ts';

/**
 * Kind that the venue has set this device up as; undefined: it is a guest's own, or not set up. Setting it up loads the page
 * anew.
 */
export const useDeviceMark = (): SharedDeviceKind | undefined => useState(readDeviceMark)[0];
