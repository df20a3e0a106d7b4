import type { ComponentProps } from 'react';
import { classNames } from '#ui/look/class-names.ts';
import styles from './link-button.module.css';

/** A button that reads as a link, for a side step beside the main one. `inText`: within a sentence, at the line's height. */
export const LinkButton = ({ inText = false, ...rest }: ComponentProps<'button'> & { readonly inText?: boolean }) => (
  <button type="button" className={classNames(styles.link, inText && styles.inText)} {...rest} />
);
