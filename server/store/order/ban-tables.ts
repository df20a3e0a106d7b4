export interface BanTables {
  order_bans: {
    id: string;
    place_id: number;
    /** `sender` of the order that the device was found by. */
    sender: string;
    order_id: string;
    label: string;
    at: number;
    /** A person's name. */
    by_name: string;
    /** null: until it is taken back. */
    until: number | null;
    reason: string;
    words: string;
    /** null: it stands, or has ended by itself. */
    lifted_at: number | null;
  };
}
