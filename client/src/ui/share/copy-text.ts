import { toaster } from '../toaster';

/**
 * Copies a string to the clipboard. Returns false if the browser does not allow it, because the page is insecure or
 * permission is missing. The caller must then show the string, so that the user can copy it manually.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    if (!(error instanceof DOMException) && !(error instanceof TypeError)) {
      throw error;
    }
    toaster.error({ title: 'Your browser does not allow copying', description: text });
    return false;
  }
}
