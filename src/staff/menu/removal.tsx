import { type ReactNode, useState } from 'react';
import manage from '#staff/frame/manage.module.css';
import { Button } from '#ui/form/button.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';

export interface RemovalProps {
  /** Words on the button that asks. */
  readonly words: ReactNode;
  /** Name of the removed thing. */
  readonly name: string;
  /** Things that go with it, and things that stay. */
  readonly children: ReactNode;
  readonly onRemove: () => Promise<unknown>;
}

/** A button that takes something off the menu, once it was asked what goes with it. */
export const Removal = ({ words, name, children, onRemove }: RemovalProps) => {
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    await onRemove();
    setBusy(false);
    // Where it was refused, the page says why.
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
