// Sentences for an order rejected for one field, in each language. Copied here from the catalogs, so that a changed catalog
// is noticed.
import type { Language } from '#domain/language/language.ts';
import type { RefusedField } from '#domain/order/refusal.ts';

export const FIELD_SENTENCES: Readonly<Record<RefusedField, Readonly<Record<Language, string>>>> = {
  pickupPlace: {
    bg: 'Моля, изберете отново откъде ще я вземете. Ястията отново са в поръчката ви.',
    en: 'Please choose again where you fetch it. The dishes are back in your order.',
    es: 'Elija de nuevo dónde lo recoge. Los platos vuelven a estar en su pedido.',
    de: 'Bitte wählen Sie noch einmal, wo Sie sie abholen. Die Gerichte sind wieder in Ihrer Bestellung.',
    'fr-CH': 'Veuillez choisir à nouveau où vous la retirez. Les plats sont de nouveau dans votre commande.',
  },
  room: {
    bg: 'Моля, проверете номера на стаята. Ястията отново са в поръчката ви.',
    en: 'Please check the room number. The dishes are back in your order.',
    es: 'Compruebe el número de habitación. Los platos vuelven a estar en su pedido.',
    de: 'Bitte prüfen Sie die Zimmernummer. Die Gerichte sind wieder in Ihrer Bestellung.',
    'fr-CH': 'Veuillez vérifier le numéro de chambre. Les plats sont de nouveau dans votre commande.',
  },
  additionalType: {
    bg: 'Моля, изберете отново вида на поръчката. Ястията отново са в поръчката ви.',
    en: 'Please choose the order type again. The dishes are back in your order.',
    es: 'Elija de nuevo el tipo de pedido. Los platos vuelven a estar en su pedido.',
    de: 'Bitte wählen Sie die Bestellart noch einmal. Die Gerichte sind wieder in Ihrer Bestellung.',
    'fr-CH': 'Veuillez choisir à nouveau le type de commande. Les plats sont de nouveau dans votre commande.',
  },
  email: {
    bg: 'Моля, проверете имейл адреса. Ястията отново са в поръчката ви.',
    en: 'Please check the email address. The dishes are back in your order.',
    es: 'Compruebe la dirección de correo electrónico. Los platos vuelven a estar en su pedido.',
    de: 'Bitte prüfen Sie die E-Mail-Adresse. Die Gerichte sind wieder in Ihrer Bestellung.',
    'fr-CH': 'Veuillez vérifier l’adresse e-mail. Les plats sont de nouveau dans votre commande.',
  },
  payment: {
    bg: 'Моля, изберете отново как ще платите. Ястията отново са в поръчката ви.',
    en: 'Please choose again how you pay. The dishes are back in your order.',
    es: 'Elija de nuevo cómo paga. Los platos vuelven a estar en su pedido.',
    de: 'Bitte wählen Sie noch einmal, wie Sie zahlen. Die Gerichte sind wieder in Ihrer Bestellung.',
    'fr-CH': 'Veuillez choisir à nouveau comment vous payez. Les plats sont de nouveau dans votre commande.',
  },
  cutlery: {
    bg: 'Моля, проверете приборите. Ястията отново са в поръчката ви.',
    en: 'Please check the cutlery. The dishes are back in your order.',
    es: 'Compruebe los cubiertos. Los platos vuelven a estar en su pedido.',
    de: 'Bitte prüfen Sie das Besteck. Die Gerichte sind wieder in Ihrer Bestellung.',
    'fr-CH': 'Veuillez vérifier les couverts. Les plats sont de nouveau dans votre commande.',
  },
  comment: {
    bg: 'Моля, проверете коментара. Ястията отново са в поръчката ви.',
    en: 'Please check the comment. The dishes are back in your order.',
    es: 'Compruebe el comentario. Los platos vuelven a estar en su pedido.',
    de: 'Bitte prüfen Sie den Kommentar. Die Gerichte sind wieder in Ihrer Bestellung.',
    'fr-CH': 'Veuillez vérifier le commentaire. Les plats sont de nouveau dans votre commande.',
  },
};
