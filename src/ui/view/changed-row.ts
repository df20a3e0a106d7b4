import type { Language } from '#domain/language/language.ts';
import type { Minor } from '#domain/pricing/money.ts';
import type { StepKind } from '#domain/pricing/price-steps.ts';

/** One thing that costs another amount than a guest was shown. */
export interface ChangedRow {
  /** A dish by its name, or a step of the price by its kind. */
  readonly what:
    | { readonly name: string; readonly language: Language | undefined; readonly quantity: number }
    | { readonly step: Exclude<StepKind, 'lines'> };
  readonly from: Minor | undefined;
  /** undefined: it is there no longer. */
  readonly to: Minor | undefined;
}
