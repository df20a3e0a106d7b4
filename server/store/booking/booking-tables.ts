// The tables of bookings, as Kysely types them.

export interface BookingTables {
  bookings: {
    place_id: number;
    /** Created on the device: the same id is the same booking. */
    id: string;
    /** Fingerprint of the request: another one under the same id is rejected. */
    fingerprint: string;
    /** BookingStatus. Persisted: values may be added, never renamed. */
    status: string;
    /** Epoch ms: start and end for the guests, and the end of the resources' occupation. */
    start_at: number;
    end_at: number;
    busy_until: number;
    /** BookedThing. */
    thing: string;
    people: number;
    name: string;
    phone: string;
    email: string;
    comment: string;
    language: string;
    /** string[]: ids of the occupied resources. */
    resources: string;
    is_late: number;
    /** Null: not late, or nobody said by how much. */
    late_minutes: number | null;
    /** Minor units, paid by card before the booking stands; null: no deposit. */
    deposit: number | null;
    deposit_currency: string | null;
    deposit_paid_at: number | null;
    /** Until when an unpaid booking keeps its time. */
    held_until: number | null;
    /** Number of changes. */
    sequence: number;
    created_at: number;
    changed_at: number;
    /** Signed-in customer; null: none, or the account was deleted. */
    account_id: string | null;
    /** When name, phone, email and comment were deleted; null: not yet. */
    person_removed_at: number | null;
  };
  /** One row per cell of a resource; prevents double bookings. */
  booking_cells: {
    place_id: number;
    resource: string;
    /** Number of 15-minute cells since 1970. */
    cell: number;
    booking_id: string;
    /** End of the hold during a payment; null: the booking is firm. */
    held_until: number | null;
  };
  /** Mails to guests of bookings. */
  booking_mails: {
    id: string;
    place_id: number;
    booking_id: string;
    created_at: number;
    attempts: number;
    retry_at: number;
    /** Until this time one server is sending the mail. */
    held_until: number;
    /** sent, void, given_up; null: waiting. Persisted: values may be added, never renamed. */
    outcome: string | null;
    /** JSON of `EarlierBooking`; null: the mail reports no such change. */
    earlier: string | null;
  };
}
