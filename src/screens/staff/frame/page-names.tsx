import { Trans } from '@lingui/react/macro';

export const PeopleName = () => <Trans>People</Trans>;
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

/** What guests have said, for whoever runs the place. */
export const FeedbackName = () => <Trans>Feedback</Trans>;

export const CodesName = () => <Trans>Tables and codes</Trans>;

/** What guests read, for whoever writes it. */
export const MenuName = () => <Trans>Menu</Trans>;

/** Of the phone of whoever is signed in. */
export const NotificationsName = () => <Trans>Notifications</Trans>;
