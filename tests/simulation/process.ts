// A page or worker: it acts by effects and may crash between or during them. After the crash it does nothing more: promises
// that it awaited never settle.
import type { World } from './world.ts';

export interface Process {
  readonly name: string;
  readonly isAlive: () => boolean;
  /** An external effect that takes a while; the process may die before and after it. */
  readonly effect: <T>(what: string, act: () => Promise<T>, ms?: number) => Promise<T>;
  /** Settles when an external party says so, unless the process has died. */
  readonly await: <T>(what: string, begin: (settle: (end: () => T) => void) => void) => Promise<T>;
  /** A point where the process may die; returns false when the process is dead. */
  readonly survives: (what: string) => boolean;
  readonly sleep: (ms: number) => Promise<void>;
  readonly kill: () => void;
  /** The process pauses for this time and stays alive. */
  readonly freeze: (ms: number) => void;
}

export interface ProcessOptions {
  readonly world: World;
  readonly name: string;
  /** Duration of an effect, ms. */
  readonly duration: () => number;
  /** Called at every point where the process might die. */
  readonly dies: (at: string) => boolean;
  readonly onDeath: () => void;
}

export function createProcess({ world, name, duration, dies, onDeath }: ProcessOptions): Process {
  let alive = true;
  let frozenUntil = 0;
  const kill = () => {
    if (!alive) return;
    alive = false;
    world.note(`${name} dies`);
    onDeath();
  };
  const survives = (what: string): boolean => {
    if (alive && dies(`${name} ${what}`)) {
      world.note(`${name} at: ${what}`);
      kill();
    }
    return alive;
  };
  /** Runs when the process is awake. */
  const awake = (happening: () => void | Promise<void>, ms: number): void => {
    world.after(ms, () => {
      const left = frozenUntil - world.now();
      if (left > 0) awake(happening, left);
      else return happening();
    });
  };
  return {
    name,
    isAlive: () => alive,
    survives,
    kill,
    freeze: (ms) => {
      world.note(`${name} freezes for ${ms / 1000}s`);
      frozenUntil = world.now() + ms;
    },
    effect: (what, act, ms = duration()) =>
      new Promise((resolve, reject) => {
        awake(async () => {
          if (!survives(`before ${what}`)) return;
          try {
            const result = await act();
            if (survives(`after ${what}`)) resolve(result);
          } catch (error) {
            if (alive) reject(error);
          }
        }, ms);
      }),
    await: (what, begin) =>
      new Promise((resolve, reject) => {
        begin((end) =>
          awake(() => {
            if (!survives(`before ${what}`)) return;
            try {
              resolve(end());
            } catch (error) {
              reject(error);
            }
          }, 0),
        );
      }),
    sleep: (ms) => new Promise((resolve) => awake(() => (alive ? resolve() : undefined), ms)),
  };
}
