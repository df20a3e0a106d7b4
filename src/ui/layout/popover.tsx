import { Popover as Radix } from 'radix-ui';
import { type ReactNode, useMemo } from 'react';
import styles from './popover.module.css';
import { useHistoryStep } from './use-history-step.ts';

/**
 * A small window at its button, on a large screen. Includes Radix: load it with React.lazy; the button itself needs no
 * Radix.
 */
export const Popover = ({
  anchor,
  title,
  onClose,
  children,
}: {
  readonly anchor: HTMLElement;
  /** The window's accessible name. */
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) => {
  useHistoryStep(true, onClose);
  const virtual = useMemo(() => ({ current: anchor }), [anchor]);
  return (
    <Radix.Root open onOpenChange={(next) => !next && onClose()}>
      <Radix.Anchor virtualRef={virtual} />
      <Radix.Portal>
        <Radix.Content
          className={styles.popover}
          aria-label={title}
          side="right"
          align="end"
          sideOffset={8}
          collisionPadding={16}
          onInteractOutside={(event) => {
            // The button closes the window itself.
            if (event.target instanceof Node && anchor.contains(event.target)) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            anchor.focus();
          }}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};
