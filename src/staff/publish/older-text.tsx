import { Trans } from '@lingui/react/macro';
import type { Language } from '#domain/language/language.ts';
import type { TranslatedFrom } from '#domain/owner/translations/translated-from.ts';
import styles from '#staff/menu/dish-editor.module.css';
import { Button } from '#ui/form/button.tsx';

/** Translations of an editor that are older than their source text. */
export interface OlderText {
  readonly from: TranslatedFrom;
  readonly onStillRight: (field: string, language: Language) => void;
}

/** Note below a field: its translation was made from an older source text. */
export const OlderNote = ({
  older: { from, onStillRight },
  field,
  language,
  ownLanguage,
}: {
  readonly older: OlderText;
  readonly field: string;
  readonly language: Language;
  /** The venue's. */
  readonly ownLanguage: Language | undefined;
}) => {
  const original = from[field]?.[language];
  if (original === undefined) return null;
  return (
    <div className={styles.unsaved} role="note" data-testid={`older-${field}`}>
      <div className={styles.older}>
        <p>
          <strong>
            <Trans>This translation may be out of date.</Trans>
          </strong>
        </p>
        <p>
          <Trans>It was written when the original said:</Trans> <q lang={ownLanguage}>{original}</q>
        </p>
      </div>
      <Button small onClick={() => onStillRight(field, language)}>
        <Trans comment="a button: the translation needs no change">Still right</Trans>
      </Button>
    </div>
  );
};
