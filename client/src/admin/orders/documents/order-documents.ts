import type { ApolloClient } from '@apollo/client';
import { type AdminOrderRowFragment, OrderPaperDocument } from '../../../graphql/generated/graphql';

/** Where the paper of an order lies for some minutes. */
async function paperAddress(client: ApolloClient, id: string): Promise<string> {
  const { data } = await client.query({ query: OrderPaperDocument, variables: { id }, fetchPolicy: 'network-only' });
  const url = data?.order?.documentUrl;
  if (url == null) {
    throw new Error('there is no address');
  }
  return url;
}

/** Saves the document of an order as a file. */
export async function downloadDocument(client: ApolloClient, { id }: Pick<AdminOrderRowFragment, 'id'>): Promise<void> {
  const link = document.createElement('a');
  link.href = await paperAddress(client, id);
  // The server names the file.
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}
