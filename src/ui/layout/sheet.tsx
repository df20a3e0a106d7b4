import { useLingui } from '@lingui/react/macro';
import { Dialog } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Language } from '#domain/language/language.ts';
import { IconButton } from '../form/icon-button.tsx';
import { cross } from '../look/icons-later.ts';
import styles from './sheet.module.css';
import { useHistoryStep } from './use-history-step.ts';

export interface SheetProps {
  readonly open: boolean;
  /** Called when the guest closes the sheet by the cross, by Escape or by a tap beside it. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly titleLanguage?: Language | undefined;
  /** The line below the title. */
  readonly subtitle?: ReactNode;
  /** The next step, which stays at the bottom while the content scrolls. */
  readonly foot?: ReactNode;
  /** `full`: full height, for the order; `fit`: height of the content, for a question. */
  readonly size?: 'full' | 'fit';
  /** The sheet was opened by its address, so it already has a history entry. */
  readonly inAddress?: boolean;
  readonly children: ReactNode;
}

/** Opener of a sheet that is being replaced by another one, which returns the focus there. */
let handedOn: Element | null = null;

/**
 * A dialog laid out for the device: a bottom sheet on a phone, centred on a tablet, in the lower two thirds on a kiosk.
 * Includes Radix: load it with React.lazy.
 */
export const Sheet = (props: SheetProps) => {
  const { open, onClose, title, titleLanguage, subtitle, foot, size = 'fit', inAddress = false, children } = props;
  const { t } = useLingui();
  const content = useRef<HTMLDivElement>(null);
  const opener = useRef<Element>(null);
  useHistoryStep(open && !inAddress, onClose);
  useEffect(() => {
    if (!open) return;
    return () => {
      handedOn = opener.current;
      setTimeout(() => {
        handedOn = null;
      });
    };
  }, [open]);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.scrim} />
        <Dialog.Content
          ref={content}
          className={styles.sheet}
          data-size={size}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            // The sheet itself takes the focus, so that its title is announced and no button looks pressed.
            event.preventDefault();
            opener.current = document.activeElement === document.body ? handedOn : document.activeElement;
            content.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            // Radix returns the focus only to its own trigger. Here any element may have opened the sheet and gets the focus
            // back, unless the sheet led to a page that took it.
            event.preventDefault();
            const isLost = document.activeElement === document.body;
            if (isLost && opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
          }}
        >
          <span className={styles.grip} aria-hidden="true" />
          <header className={styles.head}>
            <div className={styles.titles}>
              <Dialog.Title className={styles.title} lang={titleLanguage}>
                {title}
              </Dialog.Title>
              {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
            </div>
            <Dialog.Close asChild>
              <IconButton icon={cross} label={t`Close`} look="soft" />
            </Dialog.Close>
          </header>
          <div className={styles.body}>{children}</div>
          {foot && <footer className={styles.foot}>{foot}</footer>}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
};
