import { useLingui } from '@lingui/react/macro';
import { Dialog } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import type { Language } from '#domain/language/language.ts';
import { IconButton } from '../form/icon-button.tsx';
import { cross } from '../look/icons-later.ts';
import styles from './sheet.module.css';
import { useCloseRequest } from './use-close-request.ts';

export interface SheetProps {
  readonly open: boolean;
  /** Called when the guest closes it: by the cross, by Escape, by a tap beside it. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly titleLanguage?: Language | undefined;
  /** Under the title. */
  readonly subtitle?: ReactNode;
  /** Stays at the lower edge while the content scrolls: the next step. */
  readonly foot?: ReactNode;
  /** full: takes the height there is, for the order; fit: as high as its words, for a question. */
  readonly size?: 'full' | 'fit';
  readonly children: ReactNode;
}

/**
 * A dialog where the device wants it: a sheet from below on a phone, in the middle on a tablet, in the lower two thirds
 * on a kiosk. It brings Radix with it, so load it with React.lazy.
 */
export const Sheet = ({ open, onClose, title, titleLanguage, subtitle, foot, size = 'fit', children }: SheetProps) => {
  const { t } = useLingui();
  const content = useRef<HTMLDivElement>(null);
  const opener = useRef<Element>(null);
  useCloseRequest(open, onClose);
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
            // The sheet itself takes the focus: its title is read, and no button looks pressed.
            event.preventDefault();
            opener.current = document.activeElement;
            content.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            // Radix knows a trigger of its own alone; here anything may have opened it, and gets the focus back.
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
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
