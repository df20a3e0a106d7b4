// A fault in a venue folder, said so that its owner finds the place and knows what to do.

export interface Problem {
  /** `products[3].variants[0].price`; the name of a file where the whole file is meant. */
  readonly path: string;
  readonly message: string;
  /** In the file that it is about, from 1 on. */
  readonly line?: number | undefined;
}

export type Path = readonly (string | number)[];

/** Collects problems; checks say what they find and go on. */
export type Report = (path: Path, message: string) => void;

/** `['products', 3, 'price']` → `products[3].price`. */
export const pathText = (path: Path): string =>
  path.map((step, i) => (typeof step === 'number' ? `[${step}]` : i === 0 ? step : `.${step}`)).join('');

export const problemText = ({ path, message }: Problem): string => (path === '' ? message : `${path}: ${message}`);

/** `line 84, products[3].slug: is missing`: for a person with an editor. */
export const placedText = (problem: Problem): string =>
  problem.line === undefined ? problemText(problem) : `line ${problem.line}, ${problemText(problem)}`;
