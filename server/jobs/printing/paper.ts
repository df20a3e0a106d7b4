// A paper as parts from top to bottom, independent of the printer.

/** table: read across the kitchen; dish: at arm's length; plain: in the hand. */
export type TextSize = 'table' | 'dish' | 'plain' | 'small';

export type PaperPart =
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly size: TextSize;
      readonly strong?: boolean;
      readonly align?: 'left' | 'center';
      /** Text before the main text; the main text is indented by its width. */
      readonly lead?: string;
      /** Under a lead. */
      readonly indented?: boolean;
    }
  | {
      readonly kind: 'pair';
      readonly left: string;
      readonly right: string;
      readonly size: TextSize;
      readonly strong?: boolean;
    }
  | { readonly kind: 'rule'; readonly thick?: boolean }
  /** White on black: a title with lines below. */
  | { readonly kind: 'loud'; readonly title: string; readonly lines?: readonly string[] }
  | { readonly kind: 'dashed'; readonly text: string };

export type Paper = readonly PaperPart[];
