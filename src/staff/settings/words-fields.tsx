import type { ReactNode } from 'react';
import { LANGUAGE_NAMES, type Language } from '#domain/language/language.ts';
import { isObject, type Json } from '#domain/owner/venue-file.ts';
import { TextField } from '#ui/form/text-field.tsx';

export interface MenuLanguages {
  /** Languages of the venue's menu. */
  readonly all: readonly Language[];
  /** The required language. */
  readonly first: Language;
}

const saidIn = (value: Json | undefined, language: Language, first: Language): string => {
  if (typeof value === 'string') return language === first ? value : '';
  const said = isObject(value) ? value[language] : undefined;
  return typeof said === 'string' ? said : '';
};

/** A text in each language of the menu, the required one first. */
export const WordsFields = (props: {
  readonly languages: MenuLanguages;
  readonly value: Json | undefined;
  readonly onChange: (value: Json | undefined) => void;
  readonly longest: number;
  /** Label before each language's name; omitted: the name alone. */
  readonly label?: string;
  readonly problem?: ReactNode;
}) => {
  const { languages, value, onChange, longest, label, problem } = props;
  const { first, all } = languages;
  const set = (changed: Language, text: string) => {
    const said = all.map((language): [Language, string] => [
      language,
      language === changed ? text : saidIn(value, language, first),
    ]);
    const filled = said.filter(([, one]) => one !== '');
    onChange(filled.length === 0 ? undefined : Object.fromEntries(filled));
  };
  return [first, ...all.filter((language) => language !== first)].map((language) => (
    <TextField
      key={language}
      label={label === undefined ? LANGUAGE_NAMES[language] : `${label} · ${LANGUAGE_NAMES[language]}`}
      lang={language}
      value={saidIn(value, language, first)}
      onChange={(text) => set(language, text)}
      maxLength={longest}
      autoComplete="off"
      problem={language === first ? problem : undefined}
    />
  ));
};
