// Payloads of journal rows about bookings.

export interface BookingPayloads {
  /** A booking was created or changed. Personal data is stored with the booking only. */
  'booking.changed': {
    readonly bookingId: string;
    readonly status: string;
    readonly startAt: number;
    readonly people: number;
    /** Name of the person; null: its guest. */
    readonly by: string | null;
  };
}
