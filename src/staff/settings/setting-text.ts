import { useLingui } from '@lingui/react/macro';
import type { SettingField, SettingGroup } from '#domain/owner/setting-fields.ts';
import { useOrderTypeTexts } from '#staff/discounts/discount-text.tsx';

/** `meaning`: its effect, in one sentence. */
export type SettingTexts = Readonly<Record<'label' | 'meaning', string>>;

/** Label and explanation of each setting. */
export function useSettingTexts(): Readonly<Record<SettingField, SettingTexts>> {
  const { t } = useLingui();
  const types = useOrderTypeTexts();
  const paymentOf = (type: string) =>
    t({ message: `Payment · ${type}`, comment: 'a setting: how one kind of order is paid' });
  const say = (label: string, meaning: string): SettingTexts => ({ label, meaning });
  return {
    hours: say(
      t`Opening hours`,
      t`Guests read them. “Only within the hours” says whether orders are taken at other times.`,
    ),
    datedHours: say(t`Days with other hours`, t`Holidays and single days: they go before the hours of the week.`),
    'settings.orders_allowed': say(t`Take orders`, t`Without it the menu is shown and nothing can be ordered.`),
    'settings.disable_overtime_orders': say(
      t`Only within the hours`,
      t`Without it guests can order at any time of day.`,
    ),
    'settings.orders_ahead': say(
      t`Order ahead while closed`,
      t`Guests choose a time of a coming day, even while you are closed.`,
    ),
    'settings.order_slot_minutes': say(
      t`Minutes between times`,
      t`Guests may want an order at these steps of the clock. 0: as soon as possible only.`,
    ),
    'settings.order_lead_minutes': say(
      t`Minutes for an order`,
      t`So long an order takes at least. For a later time the kitchen is called so long before it.`,
    ),
    'settings.delivery_lead_minutes': say(
      t`Minutes for a delivery`,
      t`The same for an order that is delivered, the way to the guest included.`,
    ),
    'settings.order_days_ahead': say(t`Days ahead`, t`For so many days after today guests may order.`),
    'settings.order_slot_most': say(
      t`Orders for the same time`,
      t`Once so many guests want a time, it is full for everybody else. 0: no limit.`,
    ),
    'settings.auto_accept_orders': say(
      t`Accept orders automatically`,
      t`Each order counts as accepted when it comes, and its guest reads so. Screens ring until the order is shown or printed.`,
    ),
    'settings.confirm_first_order': say(
      t`Staff confirm the first order of a table`,
      t`The kitchen hears of it once a waiter has seen who sits there. So nobody orders to a table from an old photo of its code.`,
    ),
    'settings.euro_cash_rounding': say(
      t`Round cash to 5 cents`,
      t`Where 1 and 2 cents are withdrawn. By card the exact amount is paid.`,
    ),
    'settings.guests_see_times': say(
      t`Guests see times`,
      t`When each step of their order was done, and about how many minutes orders like theirs took.`,
    ),
    'settings.guests_see_names': say(
      t`Guests see names`,
      t`The first name of whoever accepted their order, and of whoever brought it.`,
    ),
    'settings.booking_confirm': say(
      t`Confirm each booking`,
      t`A booking waits for your word, and keeps its time meanwhile.`,
    ),
    'settings.booking_interval': say(t`Minutes between times`, t`A booking may begin every so many minutes.`),
    'settings.booking_lead_minutes': say(t`Booked in advance`, t`So long before it begins at the latest.`),
    'settings.booking_days_ahead': say(t`Days of bookings`, t`For so many days after today guests may book.`),
    'settings.booking_cancel_hours': say(t`Cancelled in advance`, t`Until so long before it begins guests may cancel.`),
    'reservations.halls': say(
      t`Seasons of halls`,
      t`A garden is reserved in summer alone: out of its season none of its tables is free.`,
    ),
    'settings.booking_deposit_percent': say(
      t`Deposit for a booking`,
      t`What of its price is paid by card before the booking stands. 0: nothing. Where no card can be charged, nothing is: the booking waits until you confirm it.`,
    ),
    'settings.table_deposit_per_person': say(
      t`Deposit for a table, per person`,
      t`Paid by card before the reservation stands; take it off their bill. 0: nothing. Where no card can be charged, nothing is: the reservation waits until you confirm it.`,
    ),
    'settings.table_deposit_from_people': say(
      t`Deposit from so many people`,
      t`Smaller parties reserve without a deposit.`,
    ),
    'settings.guest_details_days': say(
      t`Days that guests’ details are kept`,
      t`So many days after an order, its guest’s name, phone, email, address and note are removed. The order stays. 0: after one day.`,
    ),
    'settings.visit_logs': say(
      t`Count what guests look at`,
      t`Which dishes are looked at and what is searched for, without who the guest is.`,
    ),
    'settings.visit_log_days': say(
      t`Days that these counts are kept`,
      t`So many days after a visit its counts are removed.`,
    ),
    'settings.order_line_ask': say(
      t`Ask about many of one dish`,
      t`Above this number a guest is asked before the order is sent. 0: never.`,
    ),
    'settings.order_line_most': say(
      t`At most of one dish`,
      t`More of a dish is not taken in one order from a guest. 0: no limit.`,
    ),
    'settings.order_ask': say(
      t`Ask about many dishes`,
      t`Above this number of dishes in an order a guest is asked first. 0: never.`,
    ),
    'settings.order_most': say(
      t`At most in one order`,
      t`An order of a guest with more dishes is not taken. 0: no limit.`,
    ),
    'settings.guest_pictures': say(
      t`Guests send pictures`,
      t`For your gallery. Nobody sees one before you have approved it.`,
    ),
    name: say(t`Name`, t`What stands above the menu.`),
    description: say(t`Description`, t`A sentence under the name, and where your address is shared.`),
    address: say(t`Address`, t`Guests read it on the page about you.`),
    location: say(
      t`Place on the map`,
      t`Where you stand: guests find the way by it, and delivery is measured from it.`,
    ),
    phone: say(t`Phone`, t`Guests can call it from the page about you.`),
    email: say(t`Email`, t`Guests can write to it.`),
    languages: say(t`Languages of the menu`, t`Guests choose among them. Dishes can be named in each.`),
    'settings.first_init_lang': say(
      t`Language of a first visit`,
      t`What a guest reads first, whatever the device speaks. Their own choice stays.`,
    ),
    'orderTypes.delivery.payments': say(
      paymentOf(types.delivery),
      t`How guests may pay for an order that you deliver.`,
    ),
    'orderTypes.preorder.payments': say(
      paymentOf(types.preorder),
      t`How guests may pay for an order that they collect.`,
    ),
    'orderTypes.room.payments': say(paymentOf(types.room), t`How guests may pay for an order to their room.`),
    'orderTypes.served_on_spot.payments': say(
      paymentOf(types.served_on_spot),
      t`How guests may pay for an order that they wait for on the spot.`,
    ),
    'settings.order_silent_minutes': say(
      t`Send late without asking`,
      t`An order that waited for the network is sent for so long without a question.`,
    ),
    'settings.order_ask_minutes': say(
      t`Ask before sending late`,
      t`After so long such an order is not sent at all, and the guest is told.`,
    ),
    'settings.repeat_order_seconds': say(
      t`Same order twice`,
      t`Within this time the same order is a slip of the finger. 0: never.`,
    ),
    'settings.order_expire_hours': say(
      t`Unpaid orders leave the list`,
      t`After so long a guest’s device no longer shows an order that is not paid.`,
    ),
    'settings.tablet_mode_always_on': say(
      t`Only your own tablets`,
      t`Whatever opens a table’s code is your tablet: nothing leads out of the menu.`,
    ),
    'settings.tablet_idle_minutes': say(
      t`Tablets ask who is there`,
      t`After so long without a touch, where nothing is ordered, a tablet asks and clears itself. 0: never.`,
    ),
    'service.needs': say(t`What the waiter is called for`, t`Guests choose one or more of them. None: the usual ones.`),
    'service.payments': say(t`Ways to pay`, t`Guests choose one when they ask for the bill. None: cash and card.`),
    'service.questions': say(t`Questions to guests`, t`They are asked at the end. None: the usual ones.`),
    stations: say(
      t`Stations`,
      t`Who cooks what: each station has a screen of its own and printers that name it. None: one kitchen cooks everything.`,
    ),
    printers: say(t`Printers`, t`Where orders come out on paper. Print a test slip once a new one is live.`),
    vat: say(t`VAT`, t`The tax that your prices contain. Left empty, no bill speaks of it.`),
    serviceCharge: say(
      t`Service charge`,
      t`What serving an order costs. Guests see it as a line of its own before they order.`,
    ),
    'orderTypes.preorder.pickupPlaces': say(
      t`Where orders are fetched`,
      t`Guests choose one of several. None: at your venue.`,
    ),
    'orderTypes.room.additionalTypes': say(
      t`Where an order for a room is served`,
      t`Guests choose one, for example the room or the pool, and the kitchen reads it. None: the page does not ask.`,
    ),
    'orderTypes.delivery.shapes': say(
      t`Zones on the map`,
      t`A guest’s pin decides in which zone they live. Of zones that overlap the first one counts.`,
    ),
    'orderTypes.delivery.radiuses': say(
      t`By distance`,
      t`Rings round your venue. A zone on the map goes before a ring.`,
    ),
    'orderTypes.delivery.regions': say(t`Parts of town`, t`Guests without a pin choose one by its name.`),
    'orderTypes.delivery.prices': say(
      t`By the amount of the order`,
      t`What the way costs where you have neither zones nor parts of town.`,
    ),
    'orderTypes.delivery.minimum': say(
      t`Minimum order for delivery`,
      t`Below it nothing is delivered, wherever a zone says nothing of its own.`,
    ),
    'orderTypes.delivery.freeFrom': say(
      t`Free delivery from`,
      t`From this amount on the way costs nothing, wherever a zone says nothing of its own.`,
    ),
    'settings.default_currency_suffix': say(t`Sign behind prices`, t`For example € or лв.`),
    'settings.show_prices_in_two_currency': say(
      t`Two currencies`,
      t`Each price stands in a second currency too. Guests pay in the first.`,
    ),
    'settings.second_currency': say(t`Second currency`, t`Three letters, such as BGN or CHF.`),
    'settings.second_currency_suffix': say(
      t`Sign of the second currency`,
      t`What stands behind its prices. Left empty: the usual sign.`,
    ),
    'settings.second_currency_first': say(
      t`Second currency in large`,
      t`It stands first and large, and yours small beside it.`,
    ),
    'settings.second_currency_rate': say(
      t`Rate`,
      t`Units of the second currency for one of yours. Euro and lev need none.`,
    ),
    'settings.second_currency_from': say(t`Two currencies from`, t`The first day. Left empty: from now on.`),
    'settings.second_currency_to': say(t`Two currencies until`, t`The last day. Left empty: for good.`),
    'settings.chf_rate': say(
      t`Rate of the franc`,
      t`Guests who read French of Switzerland see francs beside each price.`,
    ),
    'settings.money_discount_only_preorder': say(
      t`Amounts off for pickup alone`,
      t`A discount of a dish in money holds only for orders that guests fetch; one in percent holds everywhere.`,
    ),
    'settings.loyalty_points': say(
      t`Points`,
      t`So many for each whole unit of your currency that a customer pays. Cancelled with a payment that is cancelled. 0: none.`,
    ),
    'settings.loyalty_point_worth': say(
      t`Worth of a point`,
      t`So much less its owner pays for dishes of a later order. 0: points are collected and not spent.`,
    ),
    'settings.loyalty_point_days': say(
      t`Days that points are good`,
      t`Customers read the day as they get them. 0: for good. Points that are there keep their day.`,
    ),
    'settings.accumulated_order_amount_percent': say(
      t`Percent collected from orders`,
      t`Of what a customer pays, as money for later orders. 0: nothing.`,
    ),
    'settings.accumulated_order_amount_from': say(
      t`Collected amounts are spent from`,
      t`Below this amount it only grows. 0: any amount.`,
    ),
    'settings.accumulated_order_amount_most_percent': say(
      t`Most of an order paid so`,
      t`Percent of the dishes that collected money pays at most. Packaging, delivery and service are always paid.`,
    ),
    'settings.registered_user_discount_percent': say(
      t`Customer discount`,
      t`Percent off the dishes for whoever is signed in. 0: nothing.`,
    ),
    'settings.token_hide_products': say(
      t`Hide dishes from customers`,
      t`Dishes marked so in the file are not shown to whoever is signed in.`,
    ),
    accent: say(t`Colour`, t`The one colour of your venue: buttons, marks, the stitching.`),
    'settings.design_theme': say(t`Cards`, t`How dishes stand in the menu.`),
    'settings.design_subtheme': say(t`Corners and letters`, t`Square and quiet, or round and warm.`),
    'settings.darker_theme': say(t`Light or dark`, t`For every guest the same, or as each phone is set.`),
    'settings.subcategories_design': say(t`Categories within a category`, t`How they are shown.`),
    'settings.one_page_menu_style': say(
      t`One long page`,
      t`The whole menu under each other, with the categories as marks.`,
    ),
    'settings.pdf_menu_enabled': say(t`Printed menu`, t`The whole menu in words alone, to read or to print.`),
    'settings.multiple_columns_cats_and_prods_design': say(
      t`More columns`,
      t`More dishes beside each other where there is room.`,
    ),
    'settings.hide_add_to_cart_btn': say(t`A menu to read`, t`Without the buttons that add a dish.`),
    'settings.add_to_cart_view_page_button_position': say(
      t`Button on a dish’s page`,
      t`Where the button that adds the dish stands.`,
    ),
    'settings.order_button_on_variant': say(t`Buttons of sizes`, t`Whether each size has a button of its own.`),
    'settings.view_product_page': say(t`A tap on a card`, t`What it opens.`),
    'settings.show_liquid_on_non_liquid_view_product_page': say(
      t`Recommended dishes`,
      t`What stands under a dish on its page.`,
    ),
    'settings.promotions_text': say(t`Offer of the day`, t`Stands above the dishes.`),
    'settings.show_footer': say(t`Footer`, t`Your links stand under every category.`),
    'settings.facebook_link': say('Facebook', t`The address of your page there. It begins with https.`),
    'settings.instagram_link': say('Instagram', t`The address of your page there. It begins with https.`),
    'settings.youtube_link': say('YouTube', t`The address of your page there. It begins with https.`),
    'settings.tripadvisor_link': say('Tripadvisor', t`The address of your page there. It begins with https.`),
  };
}

/** Names of the groups. */
export function useGroupTexts(): Readonly<Record<SettingGroup, string>> {
  const { t } = useLingui();
  return {
    hours: t`Hours and times`,
    orders: t`Orders`,
    bookings: t`Bookings`,
    venue: t`Your venue`,
    ordering: t`When the network is late`,
    service: t`At the table`,
    kitchen: t`Kitchen and printers`,
    charges: t`Tax and service`,
    delivery: t`Delivery`,
    payments: t({ message: 'Payment of orders', comment: 'settings: which payments each kind of order takes' }),
    money: t`Money`,
    customers: t`Customers and points`,
    looks: t`Looks`,
    buttons: t`Buttons`,
    words: t`Words and links`,
  };
}
