/** Abilities that the browser and its host allow a shared device. null: the browser does not say. */
export interface HostFacts {
  /** Pages open without a network. */
  readonly opensOffline: boolean;
  /** Whether orders that wait to be sent outlive a full disk. */
  readonly keepsStorage: boolean | null;
  readonly staysAwake: boolean;
  readonly isWhole: boolean;
  readonly canBeWhole: boolean;
  readonly keepsFromTurning: boolean;
  /** A guest's steps can be forgotten. */
  readonly forgetsSteps: boolean;
  readonly hasFully: boolean;
}
