import type { ApolloClient } from '@apollo/client';
import { paperName } from '../../../catalogue/orders/order-words';
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

type Papered = Pick<AdminOrderRowFragment, 'id' | 'status' | 'isTest'>;

/** What the PDF of an order is called, also where that is a partner's test. */
export function nameOfPaper({ status, isTest }: Omit<Papered, 'id'>): string {
  return isTest ? 'Test order' : paperName(status);
}

/** Saves the paper of an order as a file. */
export async function downloadPaper(client: ApolloClient, { id, ...order }: Papered): Promise<void> {
  const link = document.createElement('a');
  link.href = await paperAddress(client, id);
  link.download = `${nameOfPaper(order).toLowerCase().replace(' ', '-')}-${id}.pdf`;
  document.body.append(link);
  link.click();
  link.remove();
}
