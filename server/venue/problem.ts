// An error in a venue folder, with its place and remedy for the owner.

export interface Problem {
  /** `products[3].variants[0].price`, or a file name for an error of the whole file. */
  readonly path: string;
  readonly message: string;
  /** Line in the file of the problem, from 1. */
  readonly line?: number | undefined;
}

export type Path = readonly (string | number)[];

/** Collects problems; checks report and continue. */
export type Report = (path: Path, message: string) => void;

/** `['products', 3, 'price']` → `products[3].price`. */
export const pathText = (path: Path): string =>
  path.map((step, i) => (typeof step === 'number' ? `[${step}]` : i === 0 ? step : `.${step}`)).join('');

export const problemText = ({ path, message }: Problem): string => (path === '' ? message : `${path}: ${message}`);

/** `line 84, products[3].slug: is missing`, for a person with an editor. */
export const placedText = (problem: Problem): string =>
  problem.line === undefined ? problemText(problem) : `line ${problem.line}, ${problemText(problem)}`;
