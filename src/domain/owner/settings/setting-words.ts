import type { SettingField } from '../setting-fields.ts';

const METHODS =
  'cash card online pay плащане карта брой онлайн Zahlung Bargeld Karte online pago efectivo tarjeta paiement espèces carte';

/** Other words, in the five languages, by which owners look for a setting. A search reads them beside its own text. */
export const SETTING_WORDS: Partial<Readonly<Record<SettingField, string>>> = {
  hours:
    'schedule timetable closed weekend работно време график затворено Öffnungszeiten Ruhetag horario cierre horaire fermeture',
  datedHours:
    'holiday vacation Christmas празник почивни отпуск Feiertag Ferien Betriebsferien festivo vacaciones férié vacances congé',
  'settings.orders_allowed':
    'stop pause menu only спиране пауза Bestellstopp pausieren pausar detener arrêter suspendre',
  'settings.auto_accept_orders':
    'confirm automatic потвърждаване bestätigen automatisch confirmar automático confirmer automatique',
  'settings.guest_details_days':
    'privacy GDPR data delete лични данни изтриване Datenschutz DSGVO löschen privacidad RGPD datos vie privée données',
  'settings.visit_logs':
    'statistics tracking cookies analytics статистика бисквитки Statistik estadísticas statistiques',
  'settings.visit_log_days': 'statistics tracking analytics статистика Statistik estadísticas statistiques',
  'settings.booking_deposit_percent': 'prepayment no-show депозит капаро Anzahlung anticipo señal acompte arrhes',
  'settings.table_deposit_per_person': 'prepayment no-show депозит капаро Anzahlung anticipo señal acompte arrhes',
  'settings.booking_confirm': 'reservation резервация Reservierung Tischreservierung reserva réservation',
  name: 'restaurant title име заведение Name Lokal nombre local nom établissement',
  description:
    'about slogan wifi wi-fi internet описание за нас Beschreibung Über uns WLAN descripción presentation présentation',
  address: 'street city адрес улица град Adresse Straße Ort dirección calle adresse rue ville',
  location: 'map pin GPS карта местоположение Karte Standort mapa ubicación carte plan emplacement',
  phone: 'call number contact телефон контакт Telefon Kontakt teléfono contacto téléphone',
  email: 'mail contact имейл поща контакт E-Mail Kontakt correo courriel',
  languages: 'translation English език езици превод Sprache Übersetzung idioma traducción langue traduction',
  'settings.first_init_lang':
    'default language език по подразбиране Standardsprache idioma predeterminado langue par défaut',
  'settings.guest_pictures': 'gallery photos upload снимки галерия Fotos Galerie fotos galería photos galerie',
  'service.needs':
    'waiter call bell water cutlery wifi wi-fi password сервитьор повикване вода прибори парола Kellner rufen Wasser Besteck WLAN Passwort camarero llamar agua cubiertos contraseña serveur appeler eau couverts mot de passe',
  'service.payments':
    'cash card terminal tips tip pay плащане карта брой бакшиш Zahlung Bargeld EC Trinkgeld pago efectivo tarjeta propina paiement espèces carte pourboire',
  'service.questions':
    'feedback rating review stars survey отзиви оценка звезди Bewertung Feedback Sterne Umfrage opinión valoración estrellas avis note étoiles',
  stations: 'kitchen bar screen кухня бар екран Küche Bar Bildschirm cocina barra pantalla cuisine bar écran',
  printers: 'receipt paper ticket bon касов принтер бележка Drucker Bon Beleg impresora recibo imprimante ticket',
  vat: 'tax VAT rate ДДС данък ставка MwSt Mehrwertsteuer Steuer IVA impuesto TVA taxe impôt',
  serviceCharge:
    'service charge tip tips gratuity такса обслужване бакшиш Servicegebühr Bedienung Trinkgeld servicio propina service pourboire',
  'orderTypes.delivery.shapes':
    'delivery zone area map доставка зона район Liefergebiet Zone entrega reparto zona livraison zone',
  'orderTypes.delivery.radiuses':
    'delivery distance km radius доставка разстояние Lieferung Umkreis Entfernung entrega distancia livraison rayon',
  'orderTypes.delivery.regions':
    'delivery city district доставка град квартал Lieferung Ort Stadtteil entrega barrio livraison quartier',
  'orderTypes.delivery.prices':
    'delivery fee cost shipping такса доставка цена Liefergebühr Lieferkosten gastos de envío frais de livraison',
  'orderTypes.delivery.minimum': 'minimum order минимална поръчка Mindestbestellwert pedido mínimo commande minimum',
  'orderTypes.delivery.freeFrom':
    'free delivery безплатна доставка kostenlose Lieferung gratis envío gratuito livraison gratuite',
  'orderTypes.preorder.pickupPlaces':
    'takeaway collect вземане на място Abholung mitnehmen recoger llevar retrait emporter',
  'orderTypes.delivery.payments': METHODS,
  'orderTypes.preorder.payments': METHODS,
  'orderTypes.room.payments': METHODS,
  'orderTypes.served_on_spot.payments': METHODS,
  'settings.second_currency': 'euro lev валута евро лев Währung moneda divisa monnaie devise',
  'settings.chf_rate': 'CHF Swiss exchange курс франк Wechselkurs Franken cambio franco cours change franc',
  'settings.euro_cash_rounding':
    'coins cents монети стотинки закръгляне Rundung Münzen redondeo monedas arrondi pièces',
  'settings.loyalty_points':
    'loyalty bonus reward лоялност точки бонус Treuepunkte Bonus fidelidad puntos fidélité points',
  'settings.registered_user_discount_percent':
    'discount member отстъпка клиент Rabatt Stammkunde descuento remise rabais',
  accent: 'colour color brand logo цвят лого марка Farbe Logo Marke color logotipo couleur logo marque',
  'settings.design_theme':
    'look style theme template logo дизайн вид тема Design Aussehen Vorlage diseño aspecto apparence style',
  'settings.darker_theme': 'dark mode night тъмен режим нощ dunkel Nachtmodus oscuro noche sombre nuit',
  'settings.facebook_link': 'social media социални мрежи soziale Medien redes sociales réseaux sociaux',
  'settings.instagram_link': 'social media социални мрежи soziale Medien redes sociales réseaux sociaux',
  'settings.tripadvisor_link': 'reviews отзиви Bewertungen opiniones avis',
};
