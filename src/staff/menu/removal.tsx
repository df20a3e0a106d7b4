import { type ReactNode, useState } from 'react';
import manage from '#staff/frame/manage.module.css';
import { Button } from '#ui/form/button.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';

export interface RemovalProps {
  /** Label of the button that opens the question. */
  readonly words: ReactNode;
  /** Name of the item to remove. */
  readonly name: string;
  /** Items that the removal also removes, and items that stay. */
  readonly children: ReactNode;
  readonly onRemove: () => Promise<unknown>;
}

/** Button that removes an item from the menu, after a question that names what else is removed. */
export const Removal = ({ words, name, children, onRemove }: RemovalProps) => {
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    await onRemove();
    setBusy(false);
    // After a rejection the page shows the reason.
    setOpen(false);
  };
  return (
    <>
      <Button small className={manage.danger} data-testid="remove" onClick={() => setOpen(true)}>
        {words}
      </Button>
      {isOpen && (
        <Sheet open onClose={() => setOpen(false)} title={name} subtitle={children}>
          <Button
            wide
            className={manage.danger}
            disabled={isBusy}
            data-testid="remove-now"
            onClick={() => void remove()}
          >
            {words}
          </Button>
        </Sheet>
      )}
    </>
  );
};
