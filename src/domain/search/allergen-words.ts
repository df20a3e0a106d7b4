// Guests' words for allergens in the five languages, folded. A star matches any ending.

/** Words by allergen code; "pork" is a common custom code of venues. */
const WORDS: Readonly<Record<string, string>> = {
  gluten: 'gluten* pshenits* pshenich* wheat weizen* trigo ble',
  crustaceans:
    'rakoobrazn* skarid* krustent* krebstier* garnele* crustace* crustaceo* shrimp* prawn* gamba gambas crevette*',
  eggs: 'yaytse* yaytsa* egg eggs ei eier eiern huevo huevos oeuf oeufs',
  fish: 'riba ribata ribi ribite fish fisch pescado pescados poisson poissons',
  peanuts: 'fastats* peanut* erdnuss* erdnusse* cacahuet* arachide*',
  soya: 'soya soy soja',
  milk: 'mlyako* mlechn* mlechen laktoz* milk milch laktose* lactos* lait leche dairy lacteo* laitier* laktosefrei',
  nuts:
    'yadki* yadka oreh* leshni* badem* kashu nut nuts walnut* hazelnut* almond* cashew* nuss nusse nussen walnuss* ' +
    'walnusse* haselnuss* haselnusse* mandel mandeln nuez nueces almendra* avellana* noix noisette* amande*',
  celery: 'tselina* kereviz* celery sellerie apio celeri',
  mustard: 'gorchits* mustard senf mostaza moutarde',
  sesame: 'susam* sesam sesame sesamo',
  sulphites: 'sulfit* sulphit*',
  lupin: 'lupin* altramuz*',
  molluscs: 'mekotel* midi midite mollus* molusc* weichtier* mussel mussels muschel* mejillon* moule moules',
  pork: 'svins* pork schwein schweinefleisch cerdo porc',
};

const fits = (pattern: string, word: string): boolean =>
  pattern.endsWith('*') ? word.startsWith(pattern.slice(0, -1)) : word === pattern;

/** Allergen code of a folded word; undefined: none. */
export const allergenOf = (word: string): string | undefined =>
  Object.entries(WORDS).find(([, words]) => words.split(' ').some((pattern) => fits(pattern, word)))?.[0];
