const STORAGE_KEY = 'rememberedEmail';

/** Returns the email address remembered at the last sign-in, or an empty string. */
export function readRememberedEmail(): string {
  return localStorage.getItem(STORAGE_KEY) ?? '';
}

/** Stores the email address for the next sign-in; null deletes it. */
export function rememberEmail(email: string | null): void {
  if (email === null) {
    localStorage.removeItem(STORAGE_KEY);
  } else {
    localStorage.setItem(STORAGE_KEY, email);
  }
}
