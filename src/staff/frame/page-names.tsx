import { Trans } from '@lingui/react/macro';

export const PeopleName = () => <Trans context="people who work here">People</Trans>;
export const SettingsName = () => <Trans>Settings</Trans>;
export const DiscountsName = () => <Trans>Discounts</Trans>;
export const DevicesName = () => <Trans>Devices</Trans>;
export const KitchenName = () => <Trans>Kitchen</Trans>;

/** Where whoever serves begins. */
export const TablesName = () => <Trans>Tables</Trans>;

/** Where whoever runs the place begins. */
export const TodayName = () => <Trans>Today</Trans>;

/** Of any day, for whoever runs the place. */
export const OrdersName = () => <Trans>Orders</Trans>;

/** What was paid by card before it was received, for whoever runs the place. */
export const CardPaymentsName = () => <Trans>Card payments</Trans>;

/** What guests have said, for whoever runs the place. */
export const FeedbackName = () => <Trans>Feedback</Trans>;

export const CodesName = () => <Trans>Tables and codes</Trans>;

/** What guests read, for whoever writes it. */
export const MenuName = () => <Trans>Menu</Trans>;

/** Of the phone of whoever is signed in. */
export const NotificationsName = () => <Trans>Notifications</Trans>;

/** What a day or a week came to, for whoever runs the place. */
export const ReportName = () => <Trans comment="what a day or a week came to, in figures">Report</Trans>;

/** Who is expected, for whoever receives guests. */
export const BookingsName = () => <Trans>Bookings</Trans>;

/** Sent by guests for the gallery, for managers. */
export const GuestPicturesName = () => <Trans>Pictures of guests</Trans>;
