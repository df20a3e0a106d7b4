// Lazy chunks of the staff app. No guest device preloads them.
import { lazyPage } from '#shared/lazy/lazy-part.tsx';

export const staffParts = {
  StaffFrame: lazyPage(async () => (await import('#staff/frame/staff-frame.tsx')).StaffFrame),
};
