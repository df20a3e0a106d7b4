import { LANGUAGES } from '#domain/language/language.ts';
import { ACCENTS, DEVICES, hrefWith, SCHEMES, THEMES } from './looks.ts';
import styles from './parts.module.css';

const SWITCHES: readonly (readonly [key: string, values: readonly (string | number | undefined)[]])[] = [
  ['scheme', [undefined, ...SCHEMES]],
  ['theme', THEMES],
  ['subtheme', THEMES],
  ['device', DEVICES],
  ['lang', LANGUAGES],
  ['accent', ACCENTS],
];

/** Links, so that every combination has an address. */
export const Switches = ({ query }: { readonly query: URLSearchParams }) => (
  <nav className={styles.switches} aria-label="Looks">
    {SWITCHES.map(([key, values]) => (
      <p key={key}>
        {key}{' '}
        {values.map((value) => (
          <a
            key={String(value)}
            href={hrefWith(query, key, value === undefined ? undefined : String(value))}
            aria-current={(query.get(key) ?? undefined) === (value === undefined ? undefined : String(value))}
          >
            {value ?? 'all'}
          </a>
        ))}
      </p>
    ))}
  </nav>
);
