import { useNavigate } from '@tanstack/react-router';
import type { DraftEdit } from '#domain/owner/draft-edit.ts';
import { homesOf, orderOf, steppedSize } from '#domain/owner/list-order.ts';
import { categoriesOf, dishesOf, languagesOf, nameIn, sizesOf } from '#domain/owner/menu-outline.ts';
import { withdrawalEdit, withdrawalIn } from '#domain/owner/offers/withdrawal.ts';
import { withoutDish, withoutSize } from '#domain/owner/removals/removals.ts';
import { vatEdit, vatHere } from '#domain/owner/settings/own-vat.ts';
import { stillRightEdit, translatedFrom } from '#domain/owner/translations/translated-from.ts';
import { type VenueFile, valueAt } from '#domain/owner/venue-file.ts';
import { currencySuffix } from '#domain/pricing/money.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { AddedSize } from '#staff/additions/added-size.tsx';
import { EditedChoices } from '#staff/choices/edited-choices.tsx';
import { EditedGroup } from '#staff/choices/edited-group.tsx';
import { EditedDeclared } from '#staff/declared/edited-declared.tsx';
import { WithdrawalSwitch } from '#staff/declared/withdrawal-switch.tsx';
import { EditedPictures } from '#staff/pictures/edited-pictures.tsx';
import { picturesShown } from '#staff/pictures/use-dish-pictures.ts';
import type { Drafts } from '#staff/publish/use-drafts.ts';
import { Picture } from '#ui/picture/picture.tsx';
import styles from './dish-editor.module.css';
import { DishEditor } from './dish-editor.tsx';
import { editOf, shownText } from './dish-fields.ts';
import { EditedOffers } from './edited-offers.tsx';
import { useMenuAddress } from './menu-address.ts';
import { OwnVat } from './own-vat.tsx';
import { DishGone } from './unread-menu.tsx';
import { type EditQueue, useEditQueue } from './use-edit-queue.ts';
import { useEditedLanguage } from './use-edited-language.ts';
import { type TypedFields, useTypedFields } from './use-typed-fields.ts';

// Fields of one dish while it is edited.
const useDishEditor = (
  file: VenueFile,
  placeId: number,
  slug: string,
  queue: EditQueue,
  refused?: DraftEdit,
): TypedFields =>
  useTypedFields({
    home: `${placeId}\n${slug}`,
    file,
    shown: (now, path) => shownText(now, slug, path),
    editOf: (now, path, text) => editOf(now, slug, path, text),
    queue,
    refused,
  });

/** Whether the open dish has a right of withdrawal. */
const EditedWithdrawal = ({
  queue,
  file,
  slug,
}: {
  readonly queue: EditQueue;
  readonly file: VenueFile;
  readonly slug: string;
}) => (
  <WithdrawalSwitch
    isCovered={withdrawalIn(file, slug)}
    onChange={(isCovered) => void queue((now) => withdrawalEdit(now, slug, isCovered))}
  />
);

interface EditedDishProps {
  readonly drafts: Drafts;
  readonly file: VenueFile;
  readonly slug: string;
  /** Category in whose list it is moved. */
  readonly category: string | undefined;
  readonly backHref: string;
}

/** The open dish of the menu. */
export const EditedDish = ({ drafts, file, slug, category, backHref }: EditedDishProps) => {
  const { place, settings } = useMenu();
  const address = useMenuAddress();
  const navigate = useNavigate();
  const languages = languagesOf(file);
  const [language, setLanguage] = useEditedLanguage(languages, place.defaultLanguage);
  const queue = useEditQueue(file, drafts.add);
  const editor = useDishEditor(file, place.id, slug, queue, drafts.refused);
  const dish = dishesOf(file, undefined).find((one) => one.slug === slug);
  const raw = valueAt(file, ['products', slug]);
  if (!dish || typeof raw !== 'object' || raw === null || Array.isArray(raw)) return <DishGone backHref={backHref} />;
  if (address.group !== undefined)
    return (
      <EditedGroup
        key={address.group}
        {...{ drafts, queue, file, slug, language }}
        groupKey={address.group}
        dishName={dish.name}
        sizes={dish.sizes}
        backHref={address.dishHref(slug, category)}
        onLanguage={setLanguage}
        onRenamed={(key) => void navigate({ href: address.dishHref(slug, category, key), replace: true })}
      />
    );
  const cloth = categoriesOf(file).find((one) => one.slug === category)?.cloth;
  const order = orderOf(file, 'products', category);
  const at = order.indexOf(slug);
  const moveTo = (index: number) => {
    const others = order.filter((one) => one !== slug);
    const to = [...others.slice(0, index), slug, ...others.slice(index)];
    void drafts.add({
      kind: 'order',
      list: 'products',
      ...(category !== undefined && { within: category }),
      was: order,
      to,
    });
  };
  const move = (isPossible: boolean, index: number) => (at >= 0 && isPossible ? () => moveTo(index) : undefined);
  const currency = settings.currencySuffix ?? currencySuffix(place.currency);
  return (
    <DishEditor
      name={dish.name}
      card={
        <Picture
          className={styles.card}
          picture={picturesShown(file, slug, drafts.pictures)[0]?.picture}
          name={slug}
          cloth={cloth}
          sizes="8rem"
        />
      }
      backHref={backHref}
      languages={languages}
      language={language}
      onLanguage={setLanguage}
      missing={dish.missing}
      older={{
        from: translatedFrom(file, 'products', slug),
        onStillRight: (field, of) => void queue((now) => stillRightEdit(now, 'products', slug, [field, of])),
      }}
      sizes={sizesOf(file, raw as Parameters<typeof sizesOf>[1])}
      currency={currency}
      newSize={<AddedSize {...{ drafts, queue, file, slug, currency }} />}
      onMoveSize={(key, by) => void queue((now) => steppedSize(now, slug, key, by))}
      onRemoveSize={(key) => void queue((now) => withoutSize(now, slug, key))}
      categories={homesOf(raw as Parameters<typeof homesOf>[0]).map((home) => nameIn(file, 'categories', home))}
      onRemove={() => queue((now) => withoutDish(now, slug))}
      textOf={editor.textOf}
      problemOf={editor.problemOf}
      onType={editor.type}
      onLeave={(path) => void editor.save(path)}
      onUp={move(at > 0, at - 1)}
      onDown={move(at < order.length - 1, at + 1)}
      onFirst={move(at > 0, 0)}
      onLast={move(at < order.length - 1, order.length - 1)}
      pictures={<EditedPictures {...{ drafts, queue, file, slug, cloth }} name={dish.name} />}
      declared={<EditedDeclared {...{ queue, file, slug }} />}
      further={
        <>
          <EditedOffers {...{ queue, file, slug }} />
          <EditedWithdrawal {...{ queue, file, slug }} />
          <OwnVat
            vat={vatHere(file, 'products', slug)}
            name={dish.name}
            onSave={(to) => queue((now) => vatEdit(now, 'products', slug, to))}
          />
        </>
      }
      choices={<EditedChoices {...{ queue, file, slug }} groupHref={(key) => address.dishHref(slug, category, key)} />}
      onSaveAgain={drafts.why !== undefined && editor.unsaved.length > 0 ? () => void editor.saveAll() : undefined}
    />
  );
};
