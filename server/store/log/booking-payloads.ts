// Payloads of journal rows about bookings.

export interface BookingPayloads {
  /** A booking was made, or has become something else. Whose it is stands with the booking alone. */
  'booking.changed': {
    readonly bookingId: string;
    readonly status: string;
    readonly startAt: number;
    readonly people: number;
    /** A person's name; null: its guest. */
    readonly by: string | null;
  };
}
