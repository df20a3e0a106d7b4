/** Abilities of the browser and host of a shared device. null: the browser does not report it. */
export interface HostFacts {
  /** Pages open without a network. */
  readonly opensOffline: boolean;
  /** Whether unsent orders survive a full disk. */
  readonly keepsStorage: boolean | null;
  readonly staysAwake: boolean;
  readonly isWhole: boolean;
  readonly canBeWhole: boolean;
  readonly keepsFromTurning: boolean;
  /** The guest's history can be cleared. */
  readonly forgetsSteps: boolean;
  readonly hasFully: boolean;
}
