/** Something that whoever typed the command can mend; its message says how. Ends the command with exit code 1. */
export class Mistake extends Error {}
