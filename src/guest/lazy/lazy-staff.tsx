// The staff's door: all behind it is asked for by staff alone, and is never among what a guest's device fetches at rest.
import { lazyPage } from '#shared/lazy/lazy-part.tsx';

export const staffParts = {
  StaffFrame: lazyPage(async () => (await import('#staff/frame/staff-frame.tsx')).StaffFrame),
};
