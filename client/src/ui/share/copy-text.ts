import { toaster } from '../toaster';

/**
 * Copies a text; answers whether the browser let it. It does not on an insecure page or without somebody's leave: they
 * are then shown the text itself, to copy by hand.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    if (!(error instanceof DOMException) && !(error instanceof TypeError)) {
      throw error;
    }
    toaster.error({ title: 'The browser does not allow copying', description: text });
    return false;
  }
}
