import { errorText } from '../../graphql/error-text';
import { toaster } from '../../ui/toaster';

/**
 * Opens a PDF beside the page, called by the click itself: browsers let no page open a tab later. Its address works for
 * minutes only, so it is asked for when it is wanted. Says so when there is none.
 */
export async function openDocument(name: string, addressOf: () => Promise<string>): Promise<void> {
  const tab = window.open('', '_blank');
  try {
    const url = await addressOf();
    if (tab === null) {
      window.location.assign(url);
    } else {
      tab.location.replace(url);
    }
  } catch (error) {
    tab?.close();
    toaster.error({ title: `The ${name} could not be opened`, description: errorText(error) });
  }
}
