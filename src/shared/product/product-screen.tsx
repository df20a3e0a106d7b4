import { Trans } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import type { IngredientChoice } from '#domain/cart/cart.ts';
import type { VariantId } from '#domain/ids.ts';
import type { Background, Product, Variant } from '#domain/menu/menu.ts';
import type { MenuIndex } from '#domain/menu/menu-index.ts';
import type { DishReason, PlaceReason } from '#domain/order/reasons.ts';
import { type Minor, minor } from '#domain/pricing/money.ts';
import { DISH_WORDS } from '#shared/order/reason-text.tsx';
import { info } from '#ui/look/icons.ts';
import { useMoney } from '#ui/words/money.tsx';
import { Notice } from '#ui/words/notice.tsx';
import { Tag } from '#ui/words/tag.tsx';
import { useAnnouncedPage } from '#ui/words/use-announced-page.ts';
import { AddBar } from './add-bar.tsx';
import { AllergenList } from './allergen-list.tsx';
import { CommentBox } from './comment-box.tsx';
import { IngredientSections } from './ingredient-sections.tsx';
import { MissingText, ProblemText } from './problem-text.tsx';
import { ProductHero } from './product-hero.tsx';
import styles from './product-screen.module.css';
import { type ProductSelection, useProductSelection } from './use-product-selection.ts';
import { VariantSection } from './variant-section.tsx';

/** Reason why the add button is missing. [S2.47] */
export const NotOrderableNotice = ({
  reason,
  until,
}: {
  readonly reason: DishReason | PlaceReason;
  /** When the dish can be ordered again, if known. */
  readonly until?: ReactNode;
}) => {
  const { title, hint } = DISH_WORDS[reason];
  return (
    <div style={{ marginBlockStart: 'var(--space-4)' }} data-testid="order-disabled">
      <Notice icon={info} title={title}>
        {until ?? hint}
      </Notice>
    </div>
  );
};

export type { ProductSelection } from './use-product-selection.ts';

export interface ProductScreenProps {
  readonly index: MenuIndex;
  readonly product: Product;
  readonly cloth: Background | undefined;
  /** Address of the list that the dish belongs to. */
  readonly backHref: string;
  /** Replaces the link: goes back to the guest's previous page. */
  readonly onBack?: (() => void) | undefined;
  readonly prices: {
    /** Price of a size before and after its discount; `undefined` when not fixed. */
    readonly ofVariant: (variant: Variant) => { readonly before: Minor; readonly after: Minor } | undefined;
    /** Price of the choice times its quantity; `undefined` when not fixed. */
    readonly ofSelection: (selection: ProductSelection) => Minor | undefined;
    /** Packaging of one dish of this size; zero for eating in. */
    readonly ofPackaging?: (size: VariantId | undefined) => Minor;
  };
  /** Position of the add button. [S2.45] */
  readonly addPosition: 'top' | 'bottom' | 'both';
  /** The place hides buttons, or this guest is view-only. [S2.48] */
  readonly hideAdd: boolean;
  /** Maximum quantity in one order. */
  readonly most?: number | undefined;
  /** Reason why the dish cannot be ordered now; `undefined` when it can. [S2.47] */
  readonly notOrderable: DishReason | PlaceReason | undefined;
  /** When the dish can be ordered again, if known. */
  readonly until?: ReactNode;
  /** The dish is already in the order, so the button saves the change. */
  readonly saves?: boolean;
  readonly onAdd: (selection: ProductSelection) => void;
  /** Gives each size its own button, which adds one dish of this size. [S9.18] */
  readonly onAddSize?: ((selection: ProductSelection) => void) | undefined;
  /** Earlier choices, when the guest returns. */
  readonly initial?: Partial<ProductSelection> | undefined;
  /** Called on every change, to save the draft. */
  readonly onDraft?: ((selection: ProductSelection) => void) | undefined;
  /** Opens the full-screen viewer; without it the picture has no button. */
  readonly onOpenPicture?: (() => void) | undefined;
  /** Shares the dish's address. */
  readonly onShare?: (() => void) | undefined;
  /** Shares by QR code, because the device is not the guest's own. */
  readonly sharesByCode?: boolean;
  /** Warning for this guest about the current choice: beside the dish's name, because the add bar must not cover it. */
  readonly dietNote?: (choice: IngredientChoice) => ReactNode;
  /** Content just above the allergens. */
  readonly legalNote?: ReactNode;
  /** Question that must be answered before adding; it replaces the button. */
  readonly question?: ReactNode;
  /** Content at the bottom: related dishes. [S2.46] */
  readonly below?: ReactNode;
}

/** The button's price includes it. */
const PackagingText = ({ amount }: { readonly amount: Minor }) => {
  const money = useMoney();
  return (
    <p className={styles.packaging} data-testid="packaging">
      <Trans>Packaging</Trans> + {money.main(amount)}
    </p>
  );
};

/** A dish's own page: picture, sizes, choices, allergens and kitchen comment. [S2.41–S2.48] */
export const ProductScreen = (props: ProductScreenProps) => {
  const { index, product, prices, addPosition, onAdd, onAddSize, notOrderable, dietNote } = props;
  const form = useProductSelection(index, product, props.initial, props.onDraft);
  const { selection, missing } = form;
  const page = useRef<HTMLElement>(null);
  useAnnouncedPage(product.name);
  const lang = product.textLanguage;
  const packaging = prices.ofPackaging?.(selection.variantId) ?? 0;
  const canAdd = !props.hideAdd && notOrderable === undefined;
  const submit: typeof form.submit = (onChosen, size) => {
    form.submit(onChosen, size);
    // Scrolls to and focuses the missing choice, for touch, keyboard and screen reader.
    const group = missing && page.current?.querySelector(`[data-group="${missing.key}"]`);
    group?.scrollIntoView?.({ block: 'center' });
    group?.querySelector<HTMLElement>('[role="radio"], [role="checkbox"], button')?.focus({ preventScroll: true });
  };
  const addBar = (position: 'top' | 'bottom') => {
    if (!canAdd || (addPosition !== position && addPosition !== 'both')) return null;
    const isMain = position === 'bottom' || addPosition === 'top';
    // Its answers take the button's place, so that only one thing can be pressed.
    if (props.question) return isMain && props.question;
    return (
      <AddBar
        name={product.name}
        position={position}
        main={isMain}
        quantity={selection.quantity}
        most={props.most}
        saves={props.saves ?? false}
        total={prices.ofSelection(selection)}
        onQuantity={form.setQuantity}
        missing={missing && <MissingText title={missing.title} />}
        onAdd={() => submit(onAdd)}
      />
    );
  };
  return (
    <article ref={page} className={styles.product} data-testid="product-screen" aria-labelledby="product-title">
      <div className={styles.plan}>
        <div className={styles.hero}>
          <ProductHero
            product={product}
            cloth={props.cloth}
            soldOut={notOrderable === 'out_of_stock'}
            backHref={props.backHref}
            onBack={props.onBack}
            onOpenPicture={props.onOpenPicture}
            onShare={props.onShare}
            sharesByCode={props.sharesByCode ?? false}
          />
        </div>
        <div className={styles.sheet}>
          <header>
            {(product.label || product.subcategory) && (
              <p className={styles.tags} lang={lang}>
                {product.label && <Tag look="soft">{product.label}</Tag>}
                {product.subcategory && <Tag look="soft">{product.subcategory.name}</Tag>}
              </p>
            )}
            <h1 id="product-title" className={styles.title} lang={lang}>
              {product.name}
            </h1>
            {dietNote?.(selection.choice)}
            {product.description && (
              <p className={styles.description} lang={lang}>
                {product.description}
              </p>
            )}
          </header>
          {notOrderable ? <NotOrderableNotice reason={notOrderable} until={props.until} /> : props.until}
          {addBar('top')}
          <VariantSection
            product={product}
            chosen={selection.variantId}
            priceOf={prices.ofVariant}
            onChoose={form.chooseVariant}
            onAddSize={
              canAdd && onAddSize ? (id) => submit((chosen) => onAddSize({ ...chosen, quantity: 1 }), id) : undefined
            }
          />
          {packaging > 0 && <PackagingText amount={minor(packaging)} />}
          <IngredientSections product={product} form={form} isAsked={!props.hideAdd} />
          {props.legalNote}
          <AllergenList index={index} product={product} choice={selection.choice} />
          <div className={styles.end}>
            {canAdd && (
              <CommentBox
                placeholder={product.commentPlaceholder}
                placeholderLanguage={lang}
                value={selection.comment}
                onChange={form.setComment}
              />
            )}
            {props.below}
          </div>
          <div className={styles.foot}>
            <ProblemText problem={form.problem} />
            {addBar('bottom')}
          </div>
        </div>
      </div>
    </article>
  );
};
