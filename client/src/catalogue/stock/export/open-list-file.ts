import type { ApolloClient } from '@apollo/client';
import { errorText } from '../../../graphql/error-text';
import { type ExportedList, ExportListDocument } from '../../../graphql/generated/graphql';
import { toaster } from '../../../ui/toaster';

/** Asks for a list as a file and has the browser save it: all of its pages, at the viewer's own prices. */
export async function saveListFile(client: ApolloClient, list: ExportedList): Promise<void> {
  try {
    const { data } = await client.mutate({ mutation: ExportListDocument, variables: { input: { list } } });
    const file = data?.exportList;
    if (file == null) {
      throw new Error('there is no file');
    }
    // Sent as an attachment: the page stays where it is.
    const link = document.createElement('a');
    link.href = file.url;
    link.download = file.fileName;
    link.click();
  } catch (error) {
    toaster.error({ title: 'The list could not be exported', description: errorText(error) });
  }
}
