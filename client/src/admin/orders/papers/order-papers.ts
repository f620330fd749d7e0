import type { ApolloClient } from '@apollo/client';
import { paperName } from '../../../catalogue/orders/order-words';
import { OrderPaperDocument, type OrderStatus } from '../../../graphql/generated/graphql';

/** Where the paper of an order lies for some minutes. */
async function paperAddress(client: ApolloClient, id: string): Promise<string> {
  const { data } = await client.query({ query: OrderPaperDocument, variables: { id }, fetchPolicy: 'network-only' });
  const url = data?.order?.documentUrl;
  if (url == null) {
    throw new Error('there is no address');
  }
  return url;
}

/** Saves the paper of an order as a file. */
export async function downloadPaper(client: ApolloClient, id: string, status: OrderStatus): Promise<void> {
  const link = document.createElement('a');
  link.href = await paperAddress(client, id);
  link.download = `${paperName(status).toLowerCase()}-${id}.pdf`;
  document.body.append(link);
  link.click();
  link.remove();
}
