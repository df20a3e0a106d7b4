import { declaredOf, declaringEdit, noneEdit, ownAllergensOf } from '#domain/owner/declared/declared.ts';
import { wordsOf } from '#domain/owner/menu-outline.ts';
import { defaultLanguageOf, type VenueFile } from '#domain/owner/venue-file.ts';
import { useReaderTexts } from '#staff/frame/reader-text.tsx';
import type { EditQueue } from '#staff/menu/use-edit-queue.ts';
import { DishDeclared } from './dish-declared.tsx';

/** Declarations of the open dish: allergens, traces and diets. */
export const EditedDeclared = ({
  queue,
  file,
  slug,
}: {
  readonly queue: EditQueue;
  readonly file: VenueFile;
  readonly slug: string;
}) => {
  const language = defaultLanguageOf(file);
  const { language: reader = language } = useReaderTexts();
  return (
    <DishDeclared
      declared={declaredOf(file, slug)}
      own={ownAllergensOf(file, (words) => wordsOf(words, reader, language) || wordsOf(words, language, language))}
      onDeclare={(list, code, isOn) => void queue((now) => declaringEdit(now, slug, { list, code, isOn }))}
      onNone={(list, isNone) => void queue((now) => noneEdit(now, slug, list, isNone))}
    />
  );
};
