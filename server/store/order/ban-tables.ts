export interface BanTables {
  order_bans: {
    id: string;
    place_id: number;
    /** `sender` of the order by which the device was found. */
    sender: string;
    order_id: string;
    label: string;
    at: number;
    /** A person's name. */
    by_name: string;
    /** null: until lifted. */
    until: number | null;
    reason: string;
    words: string;
    /** null: not lifted. */
    lifted_at: number | null;
  };
}
