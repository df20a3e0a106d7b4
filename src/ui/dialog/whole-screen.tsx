import { Dialog } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import styles from './whole-screen.module.css';

/**
 * A screen of a shared device over its pages: full screen, or as a question in the lower part. Includes Radix. `isAtRest`:
 * the device is idle, so a new build may load. `onBeside`: a touch beside a question, or Escape, returns to the page.
 */
export const WholeScreen = ({
  look,
  title,
  onBeside,
  isAtRest = false,
  testId,
  children,
}: {
  readonly look: 'screen' | 'question';
  /** Heading of the screen. */
  readonly title: ReactElement;
  readonly onBeside?: () => void;
  readonly isAtRest?: boolean;
  readonly testId: string;
  readonly children: ReactNode;
}) => {
  const stay = (event: Event) => {
    event.preventDefault();
    onBeside?.();
  };
  return (
    <Dialog.Root open>
      <Dialog.Portal>
        {look === 'question' && <Dialog.Overlay className={styles.scrim} />}
        <Dialog.Content
          className={styles[look]}
          aria-describedby={undefined}
          data-testid={testId}
          data-look={look}
          data-at-rest={isAtRest || undefined}
          onEscapeKeyDown={stay}
          onInteractOutside={stay}
          onOpenAutoFocus={(event) => {
            // The screen itself takes the focus, so that its title is announced and no button looks pressed.
            event.preventDefault();
            if (event.target instanceof HTMLElement) event.target.focus({ preventScroll: true });
          }}
        >
          <Dialog.Title asChild>{title}</Dialog.Title>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
};
