import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Cloth, Product, Variant } from '#domain/menu.ts';
import type { MenuIndex } from '#domain/menu-index.ts';
import type { Minor } from '#domain/money.ts';
import { IconButton, IconLink } from '#ui/icon-button.tsx';
import { caretLeft, expand } from '#ui/icons-later.ts';
import { Picture } from '#ui/picture.tsx';
import { Tag } from '#ui/tag.tsx';
import { useAnnouncedPage } from '#ui/use-announced-page.ts';
import { AddBar } from './add-bar.tsx';
import { AllergenList } from './allergen-list.tsx';
import { CommentBox } from './comment-box.tsx';
import { IngredientSections } from './ingredient-sections.tsx';
import { type NotOrderable, NotOrderableNotice } from './not-orderable-notice.tsx';
import { ProblemWords } from './problem-words.tsx';
import styles from './product-screen.module.css';
import { type ProductSelection, useProductSelection } from './use-product-selection.ts';
import { VariantSection } from './variant-section.tsx';

export type { ProductSelection } from './use-product-selection.ts';

export interface ProductScreenProps {
  readonly index: MenuIndex;
  readonly product: Product;
  readonly cloth: Cloth | undefined;
  /** The list that it belongs to. */
  readonly backHref: string;
  readonly prices: {
    /** Of a size, before and after its discount; undefined: not fixed. */
    readonly ofVariant: (variant: Variant) => { readonly before: Minor; readonly after: Minor } | undefined;
    /** Of what is chosen, times its quantity; undefined: not fixed. */
    readonly ofSelection: (selection: ProductSelection) => Minor | undefined;
  };
  /** Where the button stands. [S2.45] */
  readonly addPosition: 'top' | 'bottom' | 'both';
  /** The place shows no buttons, or this guest only looks. [S2.48] */
  readonly hideAdd: boolean;
  /** Why it cannot be ordered now; undefined: it can. [S2.47] */
  readonly notOrderable: NotOrderable | undefined;
  readonly onAdd: (selection: ProductSelection) => void;
  /** What was typed before, on coming back. */
  readonly initial?: Partial<ProductSelection> | undefined;
  /** Every change, for keeping it. */
  readonly onDraft?: ((selection: ProductSelection) => void) | undefined;
  /** Shows the picture large; without it there is no button for it. */
  readonly onOpenPicture?: (() => void) | undefined;
  /** Under all: related dishes, another issue's. */
  readonly below?: ReactNode;
}

/** A dish's own page: its picture, sizes, what may be chosen, what it contains, a word to the kitchen. [S2.41–S2.45] */
export const ProductScreen = (props: ProductScreenProps) => {
  const { index, product, prices, addPosition, onAdd, notOrderable } = props;
  const { t } = useLingui();
  const form = useProductSelection(index, product, props.initial, props.onDraft);
  const { selection, offered } = form;
  useAnnouncedPage(product.name);
  const lang = product.textLanguage;
  const canAdd = !props.hideAdd && notOrderable === undefined;
  const addBar = (position: 'top' | 'bottom') =>
    canAdd &&
    (addPosition === position || addPosition === 'both') && (
      <AddBar
        name={product.name}
        position={position}
        main={position === 'bottom' || addPosition === 'top'}
        quantity={selection.quantity}
        total={prices.ofSelection(selection)}
        onQuantity={form.setQuantity}
        onAdd={() => form.submit(onAdd)}
      />
    );
  return (
    <article className={styles.product} data-testid="product-screen" aria-labelledby="product-title">
      <div className={styles.hero}>
        <Picture
          picture={product.images[0]}
          name={product.name}
          cloth={props.cloth}
          sizes="(min-width: 1000px) 720px, 100vw"
          eager
          soldOut={notOrderable === 'sold_out'}
          className={styles.picture}
        />
        <div className={styles.floating}>
          <IconLink href={props.backHref} icon={caretLeft} label={t`Back`} look="floating" />
          {props.onOpenPicture && product.images.length > 0 && (
            <IconButton icon={expand} label={t`Show the picture large`} look="floating" onClick={props.onOpenPicture} />
          )}
        </div>
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
          {product.description && (
            <p className={styles.description} lang={lang}>
              {product.description}
            </p>
          )}
        </header>
        {notOrderable && <NotOrderableNotice reason={notOrderable} />}
        {addBar('top')}
        <VariantSection
          product={product}
          chosen={selection.variantId}
          priceOf={prices.ofVariant}
          onChoose={form.chooseVariant}
        />
        <IngredientSections product={product} offered={offered} choice={selection.choice} form={form} />
        <AllergenList index={index} product={product} choice={selection.choice} />
        {canAdd && (
          <CommentBox
            placeholder={product.commentPlaceholder}
            placeholderLanguage={lang}
            value={selection.comment}
            onChange={form.setComment}
          />
        )}
        {props.below}
        <ProblemWords problem={form.problem} />
        {addBar('bottom')}
      </div>
    </article>
  );
};
