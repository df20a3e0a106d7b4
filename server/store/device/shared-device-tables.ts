export interface SharedDeviceTables {
  /** Devices that guests use, each since it first said how it is. */
  house_devices: {
    device_id: string;
    place_id: number;
    heard_at: number;
    /** The device's own report, JSON. */
    beat: string;
    /** Name of the device in its orders. */
    sender: string;
    /** The page that spoke last, and those before it, JSON. */
    page: string;
    pages: string;
    is_copied: number;
    /** The trouble that the journal named last; null: it is well. */
    told: string | null;
  };
  /** Devices from which no orders are to be taken, whichever browser speaks for them. */
  house_stops: {
    device_id: string;
    stopped_at: number;
    /** A person's name. */
    by_name: string;
  };
  /** Commands to devices in the last days: the console shows the outcome of the last one. */
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
    /** null: the device has not said. */
    outcome: string | null;
  };
}
