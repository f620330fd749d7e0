const STORAGE_KEY = 'rememberedEmail';

/** The e-mail that the user asked to be remembered at their last sign-in, else an empty text. */
export function readRememberedEmail(): string {
  return localStorage.getItem(STORAGE_KEY) ?? '';
}

/** Remembers the e-mail for the next sign-in; `null` forgets it. */
export function rememberEmail(email: string | null): void {
  if (email === null) {
    localStorage.removeItem(STORAGE_KEY);
  } else {
    localStorage.setItem(STORAGE_KEY, email);
  }
}
