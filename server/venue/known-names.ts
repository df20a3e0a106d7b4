// Known names in venue files; an unknown one is reported with the probable right name.

/** Modules that a venue may switch on. */
export const MODULES: readonly string[] = ['payments'];

/** Settings of the specification that are accepted without an effect. */
export const SETTINGS_WITHOUT_EFFECT: readonly string[] = ['translations_type'];

/** Edit distance of two words; swapped neighbours count once. */
function distance(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_, i) => [i, ...Array<number>(other.length).fill(0)]);
  const at = (i: number, j: number): number => (i < 0 || j < 0 ? Number.POSITIVE_INFINITY : (rows[i]?.[j] ?? 0));
  for (let j = 0; j <= other.length; j += 1) (rows[0] ?? [])[j] = j;
  for (let i = 1; i <= one.length; i += 1) {
    for (let j = 1; j <= other.length; j += 1) {
      const isSwap = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      (rows[i] ?? [])[j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + Number(one[i - 1] !== other[j - 1]),
        isSwap ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  }
  return at(one.length, other.length);
}

/** `there is no setting "x"`, with the probable right name. */
export function unknownName(what: string, written: string, known: Iterable<string>): string {
  const [nearest] = [...known]
    .map((name) => ({ name, far: distance(written.toLowerCase(), name) }))
    .sort((a, b) => a.far - b.far);
  const isNear = nearest !== undefined && nearest.far <= Math.max(2, Math.floor(written.length / 5));
  return `there is no ${what} "${written}"${isNear ? `; is "${nearest.name}" meant?` : ''}`;
}
