export interface SharedDeviceTables {
  /** Guest devices, each since its first heartbeat. */
  house_devices: {
    device_id: string;
    place_id: number;
    heard_at: number;
    /** The device's last heartbeat, JSON. */
    beat: string;
    /** Sender id of the device in its orders. */
    sender: string;
    /** The page that sent the last heartbeat, and earlier ones, JSON. */
    page: string;
    pages: string;
    is_copied: number;
    /** Last trouble in the journal; null: none. */
    told: string | null;
  };
  /** Devices stopped from ordering, in whichever browser. */
  house_stops: {
    device_id: string;
    stopped_at: number;
    /** A person's name. */
    by_name: string;
  };
  /** Commands of the last days; the console shows the result of the last one. */
  device_commands: {
    id: string;
    place_id: number;
    device_id: string;
    kind: string;
    words: string;
    made_at: number;
    /** A person's name. */
    by_name: string;
    expires_at: number;
    /** null: the device has not answered. */
    outcome: string | null;
  };
}
