import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Language } from '#domain/language/language.ts';
import { namelessSize, newSize } from '#domain/owner/additions/new-things.ts';
import type { VenueFile } from '#domain/owner/venue-file.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import styles from '#staff/menu/dish-editor.module.css';
import type { EditQueue } from '#staff/menu/use-edit-queue.ts';
import type { Drafts } from '#staff/publish/use-drafts.ts';
import { Button } from '#ui/form/button.tsx';
import { type Adding, AdditionForm } from './addition-form.tsx';
import { useAddition } from './use-addition.ts';

interface NewSizeProps extends Omit<Adding, 'onAdd'> {
  readonly language: Language;
  readonly currency: string;
  /** The only size has no name yet, and needs one beside a second size. */
  readonly asksFirst: boolean;
  /** Resolves true when added. */
  readonly onAdd: () => Promise<boolean>;
}

/** Form for another size of a dish, behind a button. */
const NewSize = ({ language, currency, asksFirst, onAdd, ...adding }: NewSizeProps) => {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <div className={styles.moves}>
        <Button small data-testid="new-size" onClick={() => setOpen(true)}>
          <Trans>New size</Trans>
        </Button>
      </div>
    );
  const first = { name: 'first', label: <Trans>What the size until now is called</Trans>, lang: language };
  const price = (
    <>
      <Trans>Price of the new size</Trans> ({currency})
    </>
  );
  return (
    <fieldset className={styles.form}>
      <legend className={styles.heading}>
        <Trans>New size</Trans>
      </legend>
      <AdditionForm
        {...adding}
        fields={[
          ...(asksFirst ? [first] : []),
          { name: 'name', label: <Trans>Name of the new size</Trans>, lang: language },
          { name: 'price', label: price, isAmount: true },
        ]}
        yes={<Trans>Add the size</Trans>}
        onAdd={() => void onAdd().then((isDone) => isDone && setOpen(false))}
        onNo={() => setOpen(false)}
      />
    </fieldset>
  );
};

interface AddedSizeProps {
  readonly drafts: Drafts;
  readonly queue: EditQueue;
  readonly file: VenueFile;
  readonly slug: string;
  readonly currency: string;
}

/** Adds another size to the open dish. */
export const AddedSize = ({ drafts, queue, file, slug, currency }: AddedSizeProps) => {
  const { place } = useMenu();
  const form = useAddition({
    home: `${place.id}\nnew-size ${slug}`,
    fields: ['first', 'name', 'price'],
    make: (now, textOf) =>
      newSize(
        {
          file: now,
          published: drafts.published,
          plannedSizes: drafts.planned.flatMap(({ sizes }) => sizes),
        },
        slug,
        { first: textOf('first'), name: textOf('name'), price: textOf('price') },
      ),
    queue,
    refused: drafts.refused,
  });
  return (
    <NewSize
      {...form}
      language={place.defaultLanguage}
      currency={currency}
      asksFirst={namelessSize(file, slug) !== undefined}
      onType={form.type}
      onAdd={async () => (await form.add()) !== undefined}
    />
  );
};
