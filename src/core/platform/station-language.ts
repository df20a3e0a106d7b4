// Language that a cook chose on a kitchen screen, kept on that device until the screen signs out or is enrolled anew.
import { isLanguage, type Language } from '#domain/language/language.ts';

export const STATION_LANGUAGE_KEY = 'station_language';

/** Chosen language of a kitchen screen; `undefined`: none was chosen, or another device id chose it. */
export function readStationLanguage(deviceId: string): Language | undefined {
  try {
    const [language = '', ...owner] = (localStorage.getItem(STATION_LANGUAGE_KEY) ?? '').split(' ');
    return owner.join(' ') === deviceId && isLanguage(language) ? language : undefined;
  } catch {
    return undefined;
  }
}

export function keepStationLanguage(deviceId: string, language: Language): void {
  try {
    localStorage.setItem(STATION_LANGUAGE_KEY, `${language} ${deviceId}`);
  } catch {
    // Storage is refused. The screen then starts in the venue's language.
  }
}

export function forgetStationLanguage(): void {
  try {
    localStorage.removeItem(STATION_LANGUAGE_KEY);
  } catch {
    // Storage is refused, so nothing is kept.
  }
}
