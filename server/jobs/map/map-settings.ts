// Facts about this server that both map services need.
import type { LookUp } from '../webhooks/judged-address.ts';

export interface MapLog {
  readonly warn: (fields: object, message: string) => void;
}

export interface MapSettings {
  /** Whether they may stand in the server's own network. */
  readonly allowPrivate: boolean;
  /** Address by which a provider finds this server's operator; undefined: it has no public address. */
  readonly publicUrl: string | undefined;
  readonly log: MapLog;
  readonly timeoutMs?: number | undefined;
  readonly lookUp?: LookUp | undefined;
}

/** Name of this server: providers refuse a client that does not say who it is. */
export const userAgent = ({ publicUrl }: Pick<MapSettings, 'publicUrl'>): string =>
  publicUrl === undefined ? 'Tabl' : `Tabl (+${publicUrl})`;

/** Says once that something does not answer, and again only after it has. */
export const createOutageLog = (log: MapLog, host: string, message: string) => {
  let isOut = false;
  return (reason: string | undefined): void => {
    if (reason !== undefined && !isOut) log.warn({ host, reason }, message);
    isOut = reason !== undefined;
  };
};
