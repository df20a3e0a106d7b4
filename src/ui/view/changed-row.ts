import type { Language } from '#domain/language/language.ts';
import type { Minor } from '#domain/pricing/money.ts';
import type { StepKind } from '#domain/pricing/price-steps.ts';

/** An item whose amount differs from the one shown to the guest. */
export interface ChangedRow {
  /** The name of a dish, or the kind of a price step. */
  readonly what:
    | { readonly name: string; readonly language: Language | undefined; readonly quantity: number }
    | { readonly step: Exclude<StepKind, 'lines'> };
  readonly from: Minor | undefined;
  /** `undefined`: it no longer exists. */
  readonly to: Minor | undefined;
}
