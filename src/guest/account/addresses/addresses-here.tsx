import { useState } from 'react';
import { ADDRESS_KINDS, type AddressDraft, type SavedAddress } from '#domain/delivery/saved-addresses.ts';
import { checkoutParts } from '#guest/lazy/lazy-checkout.tsx';
import { useMapServices } from '#shared/delivery/use-map-services.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useTabl } from '#shared/tabl-context.tsx';
import { AddressesSheet } from './addresses-sheet.tsx';
import { useOwnAddresses } from './use-own-addresses.ts';

const EMPTY = { words: '', streetNumber: '', floor: '', apartment: '', bell: '', entrance: '' };

interface Editing {
  /** `undefined`: a new address. */
  readonly before: SavedAddress | undefined;
  readonly draft: AddressDraft;
}

/** Addresses of the profile, with the form of the order page for one of them. */
export const AddressesHere = ({ onClose }: { readonly onClose: () => void }) => {
  const { place } = useMenu();
  const { serverNow } = useTabl();
  const addresses = useOwnAddresses();
  const [editing, setEditing] = useState<Editing>();
  /** Address that could not be saved: the form of a new address begins with it. */
  const [unsaved, setUnsaved] = useState<AddressDraft>();
  const map = useMapServices(editing !== undefined);
  const { found, save } = addresses;
  const open = (before: SavedAddress | undefined) => {
    const taken = typeof found === 'object' ? found.map(({ kind }) => kind) : [];
    const kind = ADDRESS_KINDS.find((one) => one === 'other' || !taken.includes(one)) ?? 'other';
    const draft = before
      ? { address: before.address, keptAs: { kind: before.kind, name: before.name } }
      : (unsaved ?? { address: EMPTY, keptAs: { kind, name: '' } });
    setEditing({ before, draft });
  };
  if (!editing) return <AddressesSheet addresses={addresses} onClose={onClose} onEdit={open} />;
  const close = () => setEditing(undefined);
  const keep = async ({ address, ...keptAs }: SavedAddress) => {
    const isSaved = await save({ ...keptAs, address }, editing.before);
    setUnsaved(isSaved ? undefined : { address, keptAs });
    close();
  };
  return (
    <checkoutParts.AddressDialog
      open
      place={place}
      at={serverNow()}
      laterOf={() => undefined}
      address={undefined}
      draft={editing.draft}
      onDraft={() => undefined}
      steps={[]}
      map={map}
      onClose={close}
      onTake={close}
      // A failure stands above the list.
      onKeep={(saved) => void keep(saved)}
    />
  );
};
