// Which of the build's files are the staff's: told by the names that build/staff-code.ts gives them.

const STAFF_FILE = /^\/assets\/staff(?:\.|-[\w-]+\.css$)/;

/** Code, looks or words of the staff. No guest's device asks for one. `path`: "/assets/…". */
export const isStaffFile = (path: string): boolean => STAFF_FILE.test(path);
