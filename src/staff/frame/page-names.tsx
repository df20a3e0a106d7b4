import { Trans } from '@lingui/react/macro';

export const PeopleName = () => <Trans context="people who work here">People</Trans>;
export const SettingsName = () => <Trans>Settings</Trans>;
export const DiscountsName = () => <Trans>Discounts</Trans>;
export const DevicesName = () => <Trans>Devices</Trans>;
export const KitchenName = () => <Trans>Kitchen</Trans>;

/** First page of a waiter. */
export const TablesName = () => <Trans>Tables</Trans>;

/** First page of a manager. */
export const TodayName = () => <Trans>Today</Trans>;

/** Orders of any day, for a manager. */
export const OrdersName = () => <Trans>Orders</Trans>;

/** Orders that were paid by card, for a manager. */
export const CardPaymentsName = () => <Trans>Card payments</Trans>;

/** Feedback of guests, for a manager. */
export const FeedbackName = () => <Trans>Feedback</Trans>;

export const CodesName = () => <Trans>Tables and codes</Trans>;

/** The guests' menu, for its editor. */
export const MenuName = () => <Trans>Menu</Trans>;

/** Notifications on the signed-in person's phone. */
export const NotificationsName = () => <Trans>Notifications</Trans>;

/** Figures of a day or a week, for a manager. */
export const ReportName = () => <Trans comment="what a day or a week came to, in figures">Report</Trans>;

/** Expected guests, for a person who receives them. */
export const BookingsName = () => <Trans>Bookings</Trans>;

/** Sent by guests for the gallery, for managers. */
export const GuestPicturesName = () => <Trans>Pictures of guests</Trans>;
