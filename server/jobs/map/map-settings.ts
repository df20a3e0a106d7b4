// Settings shared by both map services.
import type { LookUp } from '../webhooks/judged-address.ts';

export interface MapLog {
  readonly warn: (fields: object, message: string) => void;
}

export interface MapSettings {
  /** Whether they may be in the server's private network. */
  readonly allowPrivate: boolean;
  /** Contact address for providers; `undefined`: the server has no public address. */
  readonly publicUrl: string | undefined;
  readonly log: MapLog;
  readonly timeoutMs?: number | undefined;
  readonly lookUp?: LookUp | undefined;
}

/** User-Agent of this server; providers refuse clients without one. */
export const userAgent = ({ publicUrl }: Pick<MapSettings, 'publicUrl'>): string =>
  publicUrl === undefined ? 'Tabl' : `Tabl (+${publicUrl})`;

/** Logs an outage once, and again only after a recovery. */
export const createOutageLog = (log: MapLog, host: string, message: string) => {
  let isOut = false;
  return (reason: string | undefined): void => {
    if (reason !== undefined && !isOut) log.warn({ host, reason }, message);
    isOut = reason !== undefined;
  };
};
