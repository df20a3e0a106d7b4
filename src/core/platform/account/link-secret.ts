// Secrets for sign-ins by mailed links, made before the request: a repeated request, after a lost answer, names the same one.

const secrets = new Map<string, string>();

/** The device's secret for a link, as long as the page is open: 192 random bits as 32 letters, digits, "-" and "_". */
export function secretFor(link: string): string {
  const known = secrets.get(link);
  if (known !== undefined) return known;
  const bytes = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(24)));
  const made = btoa(bytes).replaceAll('+', '-').replaceAll('/', '_');
  secrets.set(link, made);
  return made;
}
