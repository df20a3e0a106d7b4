// Build files of staff pages, recognised by the names from build/staff-code.ts.

const STAFF_FILE = /^\/assets\/staff(?:\.|-[\w-]+\.css$)/;

/** Code, styles or texts for staff. Guests' devices never request them. `path`: "/assets/…". */
export const isStaffFile = (path: string): boolean => STAFF_FILE.test(path);
