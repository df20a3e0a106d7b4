/** What the browser and whatever it runs in allow a device of the house. null: the browser does not say. */
export interface HostFacts {
  /** Pages open without a network. */
  readonly opensOffline: boolean;
  /** What waits to be sent outlives a full disk. */
  readonly keepsStorage: boolean | null;
  readonly staysAwake: boolean;
  readonly isWhole: boolean;
  readonly canBeWhole: boolean;
  readonly keepsFromTurning: boolean;
  /** A guest's steps can be forgotten. */
  readonly forgetsSteps: boolean;
  readonly hasFully: boolean;
}
