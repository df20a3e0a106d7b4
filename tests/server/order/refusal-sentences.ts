// Sentences for each refusal code in each language. Copied here from the catalogs, so that a changed catalog is noticed.
// Where the specification has a sentence, the English one is a copy of it. [S8.03–S8.16]
import type { Language } from '#domain/language/language.ts';
import type { RefusalCode } from '#domain/order/refusal.ts';

type Sentences = Readonly<Record<Language, string>>;

export const REFUSED_SENTENCES: Readonly<Partial<Record<RefusalCode, Sentences>>> = {
  inactive_products: {
    bg: 'sold-out!: свърши. Ястията отново са в поръчката ви.',
    en: 'sold-out!: sold out. The dishes are back in your order.',
    es: 'sold-out!: agotado. Los platos vuelven a estar en su pedido.',
    de: 'sold-out!: ausverkauft. Die Gerichte sind wieder in Ihrer Bestellung.',
    'fr-CH': 'sold-out! : épuisé. Les plats sont de nouveau dans votre commande.',
  },
  inactive_ingredients: {
    bg: 'burger!: свърши една от съставките. Ястията отново са в поръчката ви.',
    en: 'burger!: an ingredient has run out. The dishes are back in your order.',
    es: 'burger!: se ha agotado un ingrediente. Los platos vuelven a estar en su pedido.',
    de: 'burger!: eine Zutat ist ausgegangen. Die Gerichte sind wieder in Ihrer Bestellung.',
    'fr-CH': 'burger! : un ingrédient est épuisé. Les plats sont de nouveau dans votre commande.',
  },
  invalid_ingredients: {
    bg: 'burger!: изборът при него се е променил, моля, изберете отново. Ястията отново са в поръчката ви.',
    en: 'burger!: its choices have changed, please choose again. The dishes are back in your order.',
    es: 'burger!: sus opciones han cambiado, elija de nuevo, por favor. Los platos vuelven a estar en su pedido.',
    de: 'burger!: die Auswahl dazu hat sich geändert, bitte wählen Sie neu. Die Gerichte sind wieder in Ihrer Bestellung.',
    'fr-CH':
      'burger! : ses choix ont changé, veuillez choisir à nouveau. Les plats sont de nouveau dans votre commande.',
  },
  product_not_orderable: {
    bg: 'souvenir!: в момента не може да се поръча. Ястията отново са в поръчката ви.',
    en: 'souvenir!: cannot be ordered now. The dishes are back in your order.',
    es: 'souvenir!: ahora no se puede pedir. Los platos vuelven a estar en su pedido.',
    de: 'souvenir!: derzeit nicht bestellbar. Die Gerichte sind wieder in Ihrer Bestellung.',
    'fr-CH': 'souvenir! : ne peut pas être commandé maintenant. Les plats sont de nouveau dans votre commande.',
  },
  products_outside_hours: {
    bg: 'omelette!: в момента не може да се поръча. Ястията отново са в поръчката ви.',
    en: 'omelette!: cannot be ordered now. The dishes are back in your order.',
    es: 'omelette!: ahora no se puede pedir. Los platos vuelven a estar en su pedido.',
    de: 'omelette!: derzeit nicht bestellbar. Die Gerichte sind wieder in Ihrer Bestellung.',
    'fr-CH': 'omelette! : ne peut pas être commandé maintenant. Les plats sont de nouveau dans votre commande.',
  },
  orders_not_allowed: {
    bg: 'В момента не приемаме поръчки. Моля, опитайте по-късно. Ястията отново са в поръчката ви.',
    en: 'We are not taking orders at the moment. Please try later. The dishes are back in your order.',
    es: 'En este momento no aceptamos pedidos. Inténtelo más tarde, por favor. Los platos vuelven a estar en su pedido.',
    de: 'Wir nehmen im Moment keine Bestellungen an. Bitte versuchen Sie es später. Die Gerichte sind wieder in Ihrer Bestellung.',
    'fr-CH':
      'Nous ne prenons pas de commandes pour le moment. Veuillez réessayer plus tard. Les plats sont de nouveau dans votre commande.',
  },
  place_closed: {
    bg: 'В момента кухнята е затворена. Ястията отново са в поръчката ви.',
    en: 'The kitchen is closed now. The dishes are back in your order.',
    es: 'La cocina está cerrada ahora. Los platos vuelven a estar en su pedido.',
    de: 'Die Küche ist jetzt geschlossen. Die Gerichte sind wieder in Ihrer Bestellung.',
    'fr-CH': 'La cuisine est fermée maintenant. Les plats sont de nouveau dans votre commande.',
  },
  price_changed: {
    bg: 'Цената се промени. Ястията отново са в поръчката ви.',
    en: 'The price has changed. The dishes are back in your order.',
    es: 'El precio ha cambiado. Los platos vuelven a estar en su pedido.',
    de: 'Der Preis hat sich geändert. Die Gerichte sind wieder in Ihrer Bestellung.',
    'fr-CH': 'Le prix a changé. Les plats sont de nouveau dans votre commande.',
  },
  session_closed: {
    bg: 'Моля, сканирайте QR кода, за да поръчате. Ястията отново са в поръчката ви.',
    en: 'Please scan the QR code to order. The dishes are back in your order.',
    es: 'Escanee el código QR para pedir, por favor. Los platos vuelven a estar en su pedido.',
    de: 'Bitte scannen Sie den QR-Code, um zu bestellen. Die Gerichte sind wieder in Ihrer Bestellung.',
    'fr-CH': 'Veuillez scanner le code QR pour commander. Les plats sont de nouveau dans votre commande.',
  },
  order_type_not_allowed: {
    bg: 'Тук можете да разгледате всичко. За да поръчате, моля, обърнете се към персонала. Ястията отново са в поръчката ви.',
    en: 'Here you can look at everything. To order, please ask our staff. The dishes are back in your order.',
    es: 'Aquí puede verlo todo. Para pedir, diríjase a nuestro personal. Los platos vuelven a estar en su pedido.',
    de: 'Hier können Sie alles ansehen. Zum Bestellen wenden Sie sich bitte an unser Personal. Die Gerichte sind wieder in Ihrer Bestellung.',
    'fr-CH':
      'Ici, vous pouvez tout regarder. Pour commander, adressez-vous à notre personnel. Les plats sont de nouveau dans votre commande.',
  },
  anon_user_banned: {
    bg: 'От това устройство не приемаме поръчки. Моля, обърнете се към сервитьора. Ястията отново са в поръчката ви.',
    en: 'Orders from this device are not accepted. Please ask the waiter. The dishes are back in your order.',
    es: 'No se aceptan pedidos desde este dispositivo. Consulte al camarero, por favor. Los platos vuelven a estar en su pedido.',
    de: 'Bestellungen von diesem Gerät werden nicht angenommen. Bitte fragen Sie die Bedienung. Die Gerichte sind wieder in Ihrer Bestellung.',
    'fr-CH':
      'Les commandes depuis cet appareil ne sont pas acceptées. Veuillez demander au serveur. Les plats sont de nouveau dans votre commande.',
  },
  too_mony_orders_for_session_in_x_seconds: {
    bg: 'Опитвате се да изпратите една и съща поръчка повече от веднъж. Моля, опитайте отново след няколко секунди. Ястията отново са в поръчката ви.',
    en: 'You are trying to send the same order more than once. Please try again in a few seconds. The dishes are back in your order.',
    es: 'Está intentando enviar el mismo pedido más de una vez. Inténtelo de nuevo en unos segundos, por favor. Los platos vuelven a estar en su pedido.',
    de: 'Sie versuchen, dieselbe Bestellung mehrmals zu senden. Bitte versuchen Sie es in einigen Sekunden erneut. Die Gerichte sind wieder in Ihrer Bestellung.',
    'fr-CH':
      'Vous essayez d’envoyer la même commande plusieurs fois. Veuillez réessayer dans quelques secondes. Les plats sont de nouveau dans votre commande.',
  },
  invalid_products_for_place: {
    bg: 'Опитвате се да поръчате ястия от друго заведение. Страницата ще се презареди. Моля, поръчайте отново. Извинете ни.',
    en: 'You are trying to order products from another venue. The page will be reloaded. Please order again. We apologise.',
    es: 'Está intentando pedir productos de otro local. La página se recargará. Por favor, vuelva a pedir. Le pedimos disculpas.',
    de: 'Sie möchten Produkte eines anderen Lokals bestellen. Die Seite wird neu geladen. Bitte bestellen Sie noch einmal. Wir bitten um Entschuldigung.',
    'fr-CH':
      'Vous essayez de commander des produits d’un autre établissement. La page va être rechargée. Veuillez commander à nouveau. Toutes nos excuses.',
  },
  order_expired: {
    bg: 'Твърде дълго нямаше връзка, затова не приготвихме нищо. Ястията отново са в поръчката ви.',
    en: 'There was no connection for too long, so nothing was cooked. The dishes are back in your order.',
    es: 'Ha habido demasiado tiempo sin conexión y no se ha preparado nada. Los platos vuelven a estar en su pedido.',
    de: 'Die Verbindung war zu lange unterbrochen, deshalb wurde nichts zubereitet. Die Gerichte sind wieder in Ihrer Bestellung.',
    'fr-CH':
      'La connexion a été coupée trop longtemps et rien n’a été préparé. Les plats sont de nouveau dans votre commande.',
  },
  order_cancelled: {
    bg: 'Нищо не е приготвено. Ястията отново са в поръчката ви.',
    en: 'Nothing was cooked. The dishes are back in your order.',
    es: 'No se ha preparado nada. Los platos vuelven a estar en su pedido.',
    de: 'Es wurde nichts zubereitet. Die Gerichte sind wieder in Ihrer Bestellung.',
    'fr-CH': 'Rien n’a été préparé. Les plats sont de nouveau dans votre commande.',
  },
  too_many_dishes: {
    bg: 'Това е повече, отколкото може да се поръча наведнъж. Ястията отново са в поръчката ви.',
    en: 'That is more than can be ordered at once. The dishes are back in your order.',
    es: 'Es más de lo que se puede pedir de una vez. Los platos vuelven a estar en su pedido.',
    de: 'Das ist mehr, als auf einmal bestellt werden kann. Die Gerichte sind wieder in Ihrer Bestellung.',
    'fr-CH': 'C’est plus que ce qui peut être commandé en une fois. Les plats sont de nouveau dans votre commande.',
  },
  empty_cart: {
    bg: 'В поръчката ви няма нищо.',
    en: 'There is nothing in your order.',
    es: 'No hay nada en su pedido.',
    de: 'In Ihrer Bestellung ist nichts.',
    'fr-CH': 'Il n’y a rien dans votre commande.',
  },
  invalid_delivery_shape: {
    bg: 'Моля, проверете адреса за доставка или го въведете отново. Ястията отново са в поръчката ви.',
    en: 'Please check the delivery address or enter it again. The dishes are back in your order.',
    es: 'Compruebe la dirección de entrega o introdúzcala de nuevo. Los platos vuelven a estar en su pedido.',
    de: 'Bitte prüfen Sie die Lieferadresse oder geben Sie sie neu ein. Die Gerichte sind wieder in Ihrer Bestellung.',
    'fr-CH':
      'Veuillez vérifier l’adresse de livraison ou la saisir à nouveau. Les plats sont de nouveau dans votre commande.',
  },
  min_order_price_for_radius_not_fulfilled: {
    bg: 'Минималната сума на поръчка за доставка е 12,00 €. Ястията отново са в поръчката ви.',
    en: 'The minimum price for a delivery order is 12.00 €. The dishes are back in your order.',
    es: 'El importe mínimo de un pedido a domicilio es de 12,00 €. Los platos vuelven a estar en su pedido.',
    de: 'Der Mindestbestellwert für eine Lieferung beträgt 12,00 €. Die Gerichte sind wieder in Ihrer Bestellung.',
    'fr-CH':
      'Le montant minimum d’une commande à livrer est de 12.00 €. Les plats sont de nouveau dans votre commande.',
  },
  invalid_name: {
    bg: 'Моля, проверете името. Ястията отново са в поръчката ви.',
    en: 'Please check the name. The dishes are back in your order.',
    es: 'Compruebe el nombre. Los platos vuelven a estar en su pedido.',
    de: 'Bitte prüfen Sie den Namen. Die Gerichte sind wieder in Ihrer Bestellung.',
    'fr-CH': 'Veuillez vérifier le nom. Les plats sont de nouveau dans votre commande.',
  },
  invalid_phone: {
    bg: 'Моля, проверете телефонния номер. Ястията отново са в поръчката ви.',
    en: 'Please check the phone number. The dishes are back in your order.',
    es: 'Compruebe el número de teléfono. Los platos vuelven a estar en su pedido.',
    de: 'Bitte prüfen Sie die Telefonnummer. Die Gerichte sind wieder in Ihrer Bestellung.',
    'fr-CH': 'Veuillez vérifier le numéro de téléphone. Les plats sont de nouveau dans votre commande.',
  },
  invalid_address: {
    bg: 'Моля, проверете адреса. Ястията отново са в поръчката ви.',
    en: 'Please check the address. The dishes are back in your order.',
    es: 'Compruebe la dirección. Los platos vuelven a estar en su pedido.',
    de: 'Bitte prüfen Sie die Adresse. Die Gerichte sind wieder in Ihrer Bestellung.',
    'fr-CH': 'Veuillez vérifier l’adresse. Les plats sont de nouveau dans votre commande.',
  },
  invalid_time: {
    bg: 'За този час не може да се поръча. Следващият свободен час: вт, 6.10, 09:45. Ястията отново са в поръчката ви.',
    en: 'Nothing can be ordered for that time. The next free time: Tue 6 Oct, 09:45. The dishes are back in your order.',
    es: 'No se puede pedir para esa hora. La próxima hora libre: mar, 6 oct, 09:45. Los platos vuelven a estar en su pedido.',
    de: 'Für diese Zeit kann nichts bestellt werden. Die nächste freie Zeit: Di., 6. Okt., 09:45. Die Gerichte sind wieder in Ihrer Bestellung.',
    'fr-CH':
      'Aucune commande n’est possible pour cette heure. Prochain horaire libre : mar. 6 oct., 09:45. Les plats sont de nouveau dans votre commande.',
  },
  slot_full: {
    bg: 'Този час вече е зает. Моля, изберете друг. Следващият свободен час: вт, 6.10, 11:15. Ястията отново са в поръчката ви.',
    en: 'That time is full. Please choose another one. The next free time: Tue 6 Oct, 11:15. The dishes are back in your order.',
    es: 'Esa hora ya está completa. Elija otra. La próxima hora libre: mar, 6 oct, 11:15. Los platos vuelven a estar en su pedido.',
    de: 'Diese Zeit ist ausgebucht. Bitte wählen Sie eine andere. Die nächste freie Zeit: Di., 6. Okt., 11:15. Die Gerichte sind wieder in Ihrer Bestellung.',
    'fr-CH':
      'Cette heure est complète. Veuillez en choisir une autre. Prochain horaire libre : mar. 6 oct., 11:15. Les plats sont de nouveau dans votre commande.',
  },
  invalid_order: {
    bg: 'Възникна грешка при изпращането на поръчката! Ястията отново са в поръчката ви.',
    en: 'An error occurred while sending the order! The dishes are back in your order.',
    es: '¡Se ha producido un error al enviar el pedido! Los platos vuelven a estar en su pedido.',
    de: 'Beim Senden der Bestellung ist ein Fehler aufgetreten! Die Gerichte sind wieder in Ihrer Bestellung.',
    'fr-CH': 'Une erreur est survenue lors de l’envoi de la commande ! Les plats sont de nouveau dans votre commande.',
  },
  idempotency_key_reused: {
    bg: 'Възникна грешка при изпращането на поръчката! Ястията отново са в поръчката ви.',
    en: 'An error occurred while sending the order! The dishes are back in your order.',
    es: '¡Se ha producido un error al enviar el pedido! Los platos vuelven a estar en su pedido.',
    de: 'Beim Senden der Bestellung ist ein Fehler aufgetreten! Die Gerichte sind wieder in Ihrer Bestellung.',
    'fr-CH': 'Une erreur est survenue lors de l’envoi de la commande ! Les plats sont de nouveau dans votre commande.',
  },
  card_payment_requires_login: {
    bg: 'За да платите онлайн, моля, влезте в профила си. Ястията отново са в поръчката ви.',
    en: 'To pay online, please log in. The dishes are back in your order.',
    es: 'Para pagar en línea, inicie sesión. Los platos vuelven a estar en su pedido.',
    de: 'Bitte melden Sie sich an, um online zu bezahlen. Die Gerichte sind wieder in Ihrer Bestellung.',
    'fr-CH': 'Pour payer en ligne, veuillez vous connecter. Les plats sont de nouveau dans votre commande.',
  },
};

/** Sentence for a code unknown to this build. [S8.11] */
export const TRY_AGAIN: Sentences = {
  bg: 'Моля, опитайте отново. Ястията отново са в поръчката ви.',
  en: 'Please try again. The dishes are back in your order.',
  es: 'Por favor, inténtelo de nuevo. Los platos vuelven a estar en su pedido.',
  de: 'Bitte versuchen Sie es noch einmal. Die Gerichte sind wieder in Ihrer Bestellung.',
  'fr-CH': 'Veuillez réessayer. Les plats sont de nouveau dans votre commande.',
};

/**
 * Sentences for a kitchen that opens on Friday at six, read on the Tuesday before, the evening before, that morning, and
 * after the opening.
 */
export const OPENS_LATER: Readonly<Record<'day' | 'tomorrow' | 'today' | 'opened', Sentences>> = {
  day: {
    bg: 'В момента кухнята е затворена. Отваря в 18:00, петък. Ястията отново са в поръчката ви.',
    en: 'The kitchen is closed now. Opens on Friday at 18:00. The dishes are back in your order.',
    es: 'La cocina está cerrada ahora. Abre el viernes a las 18:00. Los platos vuelven a estar en su pedido.',
    de: 'Die Küche ist jetzt geschlossen. Öffnet am Freitag um 18:00 Uhr. Die Gerichte sind wieder in Ihrer Bestellung.',
    'fr-CH': 'La cuisine est fermée maintenant. Ouvre vendredi à 18:00. Les plats sont de nouveau dans votre commande.',
  },
  tomorrow: {
    bg: 'В момента кухнята е затворена. Отваря утре в 18:00. Ястията отново са в поръчката ви.',
    en: 'The kitchen is closed now. Opens tomorrow at 18:00. The dishes are back in your order.',
    es: 'La cocina está cerrada ahora. Abre mañana a las 18:00. Los platos vuelven a estar en su pedido.',
    de: 'Die Küche ist jetzt geschlossen. Öffnet morgen um 18:00 Uhr. Die Gerichte sind wieder in Ihrer Bestellung.',
    'fr-CH': 'La cuisine est fermée maintenant. Ouvre demain à 18:00. Les plats sont de nouveau dans votre commande.',
  },
  today: {
    bg: 'В момента кухнята е затворена. Отваря в 18:00. Ястията отново са в поръчката ви.',
    en: 'The kitchen is closed now. Opens at 18:00. The dishes are back in your order.',
    es: 'La cocina está cerrada ahora. Abre a las 18:00. Los platos vuelven a estar en su pedido.',
    de: 'Die Küche ist jetzt geschlossen. Öffnet um 18:00 Uhr. Die Gerichte sind wieder in Ihrer Bestellung.',
    'fr-CH': 'La cuisine est fermée maintenant. Ouvre à 18:00. Les plats sont de nouveau dans votre commande.',
  },
  opened: {
    bg: 'По това време кухнята не работеше. Ястията отново са в поръчката ви.',
    en: 'The kitchen was closed then. The dishes are back in your order.',
    es: 'La cocina estaba cerrada en ese momento. Los platos vuelven a estar en su pedido.',
    de: 'Die Küche war zu der Zeit geschlossen. Die Gerichte sind wieder in Ihrer Bestellung.',
    'fr-CH': 'La cuisine était fermée à ce moment-là. Les plats sont de nouveau dans votre commande.',
  },
};
