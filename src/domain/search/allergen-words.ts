// Guests' words for allergens in the five languages, folded. A star matches any ending.

/**
 * Words by allergen code: those for the allergen itself, then, after a bar, those for some foods that contain it. "pork" is
 * a common custom code of venues.
 */
const WORDS: Readonly<Record<string, string>> = {
  gluten: 'gluten* | pshenits* pshenich* wheat weizen* trigo ble',
  crustaceans:
    'rakoobrazn* krustent* krebstier* crustace* crustaceo* | skarid* garnele* shrimp* prawn* gamba gambas crevette*',
  eggs: 'yaytse* yaytsa* egg eggs ei eier eiern huevo huevos oeuf oeufs',
  fish: 'riba ribata ribi ribite fish fisch pescado pescados poisson poissons',
  peanuts: 'fastats* peanut* erdnuss* erdnusse* cacahuet* arachide*',
  soya: 'soya soy soja',
  milk: 'mlyako* mlechn* mlechen laktoz* milk milch laktose* lactos* lait leche dairy lacteo* laitier* laktosefrei',
  nuts:
    'yadki* yadka nut nuts nuss nusse nussen nuez nueces noix | oreh* leshni* badem* kashu walnut* hazelnut* almond* ' +
    'cashew* walnuss* walnusse* haselnuss* haselnusse* mandel mandeln almendra* avellana* noisette* amande*',
  celery: 'tselina* kereviz* celery sellerie apio celeri',
  mustard: 'gorchits* mustard senf mostaza moutarde',
  sesame: 'susam* sesam sesame sesamo',
  sulphites: 'sulfit* sulphit*',
  lupin: 'lupin* altramuz*',
  molluscs: 'mekotel* mollus* molusc* weichtier* | midi midite mussel mussels muschel* mejillon* moule moules',
  pork: 'svins* pork schwein schweinefleisch cerdo porc',
};

const fits = (pattern: string, word: string): boolean =>
  pattern.endsWith('*') ? word.startsWith(pattern.slice(0, -1)) : word === pattern;

/** Allergen code of a folded word; undefined: none. `isItself`: only words for the allergen itself, not for one food. */
export const allergenOf = (word: string, isItself = false): string | undefined =>
  Object.entries(WORDS).find(([, words]) =>
    (isItself ? words.replace(/ \|.*/, '') : words).split(' ').some((pattern) => fits(pattern, word)),
  )?.[0];
