import { Trans } from '@lingui/react/macro';
import type { Product } from '#domain/menu/menu.ts';
import { Tag } from '#ui/words/tag.tsx';
import styles from './product-card-tags.module.css';

interface TagsProps {
  readonly product: Pick<Product, 'label' | 'subcategory' | 'textLanguage'>;
  readonly soldOut: boolean;
  /** Portions left, if few. */
  readonly left?: number | undefined;
}

const Tags = ({ product, soldOut, left, look }: TagsProps & { readonly look: 'plain' | 'soft' }) => {
  if (soldOut)
    return (
      <Tag look="ink">
        <Trans>Sold out for now</Trans>
      </Tag>
    );
  return (
    <>
      {left !== undefined && (
        <Tag look="ink">
          <Trans>only {left} left</Trans>
        </Tag>
      )}
      {product.label && (
        <Tag look={look} lang={product.textLanguage}>
          {product.label}
        </Tag>
      )}
      {product.subcategory && (
        <Tag look={look} lang={product.textLanguage}>
          {product.subcategory.name}
        </Tag>
      )}
    </>
  );
};

const isTagged = ({ product, soldOut, left }: TagsProps): boolean =>
  soldOut || left !== undefined || Boolean(product.label) || product.subcategory !== undefined;

/** On the picture: the venue's labels of a dish, or that it is sold out, without “today”: it may be back in an hour. */
export const PictureTags = (props: TagsProps) =>
  isTagged(props) ? (
    <span className={styles.tags}>
      <Tags {...props} look="plain" />
    </span>
  ) : null;

/** Labels in the text, when the picture is too small for them. */
export const WordTags = (props: TagsProps) =>
  isTagged(props) ? (
    <p className={styles.labels}>
      <Tags {...props} look="soft" />
    </p>
  ) : null;
