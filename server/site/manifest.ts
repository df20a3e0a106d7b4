// Web manifest, by which a browser installs a place on the home screen.
import type { Language } from '#domain/language/language.ts';
import type { PlaceView } from './head/place-view.ts';
import type { SharePicture } from './head/share-picture.ts';
import { PAPERS } from './head/tags.ts';
import { SITE_WORDS } from './head/texts.ts';

/** Minimum logo size, px; a smaller one is blurred on the start screen. */
const SMALLEST_LOGO = 256;

const SERVER_ICONS = [
  { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
  { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

interface ManifestOf {
  readonly id: string;
  readonly startUrl: string;
  readonly name: string;
  readonly shortName: string;
  readonly description: string;
  readonly language: Language;
  readonly paper: string;
  readonly icons: readonly object[];
  /** Scope of the app; outside it a browser shows its address bar. */
  readonly scope: string;
  readonly screenshots: readonly object[];
  /** Effect of a second start on an open window. */
  readonly launch: 'navigate-existing' | 'focus-existing';
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
}

/** Manifest of the guest app. Its scope is wider than the place, because a guest may open the list of places. */
const ofGuests = (language: Language) =>
  ({ scope: '/', screenshots: screenshots(language), launch: 'navigate-existing' }) as const;

const manifest = (of: ManifestOf) => ({
  id: of.id,
  name: of.name,
  short_name: of.shortName,
  description: of.description,
  lang: of.language,
  dir: 'ltr',
  start_url: of.startUrl,
  scope: of.scope,
  display: 'standalone',
  display_override: ['standalone', 'minimal-ui'],
  orientation: 'any',
  background_color: of.paper,
  theme_color: of.paper,
  categories: ['food', 'shopping', 'lifestyle'],
  icons: of.icons,
  screenshots: of.screenshots,
  shortcuts: of.shortcuts.map((shortcut) => ({ ...shortcut, icons: SERVER_ICONS.slice(0, 1) })),
  launch_handler: { client_mode: of.launch },
  prefer_related_applications: false,
});

const screenshots = (language: Language) => {
  const { screenMenu, screenDish } = SITE_WORDS[language];
  const one = (name: string, label: string, form: 'narrow' | 'wide') => ({
    src: `/screenshots/${name}-${form}.webp`,
    sizes: form === 'narrow' ? '585x1266' : '1280x800',
    type: 'image/webp',
    form_factor: form,
    label,
  });
  return [
    one('menu', screenMenu, 'narrow'),
    one('dish', screenDish, 'narrow'),
    one('menu', screenMenu, 'wide'),
    one('dish', screenDish, 'wide'),
  ];
};

/** Icons. A venue's square logo is the only one, because a phone would prefer the default maskable icon. */
const iconsOf = (logo: SharePicture | undefined): readonly object[] => {
  if (!logo || logo.width !== logo.height || logo.width < SMALLEST_LOGO) return SERVER_ICONS;
  return [{ src: logo.path, sizes: `${logo.width}x${logo.height}`, type: logo.type, purpose: 'any' }];
};

const paperOf = ({ darkerTheme }: PlaceView['settings']): string =>
  [PAPERS.light, PAPERS.dim, PAPERS.black][darkerTheme] ?? PAPERS.light;

export const placeManifest = (view: PlaceView, logo: SharePicture | undefined) => {
  const { place, settings, language, words, name } = view;
  const home = `/${place.slug}`;
  return manifest({
    ...ofGuests(language),
    id: home,
    startUrl: home,
    name,
    shortName: view.shortName,
    description: view.description || SITE_WORDS[language].description,
    language,
    paper: paperOf(settings),
    icons: iconsOf(logo),
    shortcuts: [
      { name: words.menu, url: home },
      { name: words.search, url: `${home}/search` },
      { name: words.orders, url: `${home}?show=orders` },
    ],
  });
};

export const serverManifest = (
  clientName: string,
  views: readonly PlaceView[],
  language: Language,
): ReturnType<typeof manifest> =>
  manifest({
    ...ofGuests(language),
    id: '/',
    startUrl: '/',
    name: clientName,
    shortName: clientName,
    description: SITE_WORDS[language].description,
    language,
    paper: PAPERS.light,
    icons: SERVER_ICONS,
    shortcuts: views.slice(0, 4).map(({ name, place }) => ({ name, url: `/${place.slug}` })),
  });

/** Manifest of a place's staff app, separate from the guest app. A second start leaves an open window unchanged. */
export const staffManifest = (view: PlaceView, logo: SharePicture | undefined): ReturnType<typeof manifest> => {
  const { place, settings, language, words, name, shortName } = view;
  const home = `/${place.slug}/staff`;
  return manifest({
    id: home,
    startUrl: home,
    scope: home,
    name: `${name} · ${words.staff}`,
    shortName: `${words.staff} ${shortName}`,
    description: words.staffDescription,
    language,
    paper: paperOf(settings),
    icons: iconsOf(logo),
    screenshots: [],
    launch: 'focus-existing',
    shortcuts: [],
  });
};
