import { toaster } from '../toaster';

/**
 * Copies a text. Returns false if the browser refuses, on an insecure page or without permission. Then show the text
 * to copy manually.
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
