// The tables of bookings, as Kysely types them.

export interface BookingTables {
  bookings: {
    place_id: number;
    /** Made on the device: the same id is the same booking. */
    id: string;
    /** Fingerprint of the request: the same id with other contents is no booking. */
    fingerprint: string;
    /** BookingStatus. Persisted: added to and never renamed. */
    status: string;
    /** Epoch ms: the guests' own time, and until when the resources are kept. */
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
    /** string[]: what of the venue is its own. */
    resources: string;
    is_late: number;
    /** In minor units of the currency, paid by card before the booking stands; null: none was asked for. */
    deposit: number | null;
    deposit_currency: string | null;
    deposit_paid_at: number | null;
    /** Until when an unpaid booking keeps its time. */
    held_until: number | null;
    /** How often it was changed. */
    sequence: number;
    created_at: number;
    changed_at: number;
    /** The customer who was signed in; null: nobody, or the account is deleted. */
    account_id: string | null;
    /** When name, phone, mail and words were taken out; null: they were not. */
    person_removed_at: number | null;
  };
  /** One row for each quarter of an hour of each resource: what keeps two bookings apart. */
  booking_cells: {
    place_id: number;
    resource: string;
    /** Quarters of an hour since 1970. */
    cell: number;
    booking_id: string;
    /** End of the hold while somebody pays; null: the booking is firm. */
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
    /** A server sends it until then. */
    held_until: number;
    /** sent, void, given_up; null: it waits. Persisted: added to and never renamed. */
    outcome: string | null;
  };
}
