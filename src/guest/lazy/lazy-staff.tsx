// Lazy parts of the staff's app. Staff alone ask for them, and no guest's device fetches them at rest.
import { lazyPage } from '#shared/lazy/lazy-part.tsx';

export const staffParts = {
  StaffFrame: lazyPage(async () => (await import('#staff/frame/staff-frame.tsx')).StaffFrame),
};
