import { useLingui } from '@lingui/react/macro';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import type { Language } from '#domain/language.ts';
import styles from './full-dialog.module.css';
import { IconButton } from './icon-button.tsx';
import { cross } from './icons-later.ts';

/** A dialog over the whole device, for one thing to look at. It brings Radix with it, so load it with React.lazy. */
export const FullDialog = ({
  open,
  onClose,
  title,
  titleLanguage,
  children,
}: {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly titleLanguage: Language;
  readonly children: ReactNode;
}) => {
  const { t } = useLingui();
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.ground} />
        <Dialog.Content className={styles.dialog} aria-describedby={undefined}>
          <header className={styles.head}>
            <Dialog.Title className={styles.title} lang={titleLanguage}>
              {title}
            </Dialog.Title>
            <Dialog.Close asChild>
              <IconButton icon={cross} label={t`Close`} look="soft" />
            </Dialog.Close>
          </header>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
};
