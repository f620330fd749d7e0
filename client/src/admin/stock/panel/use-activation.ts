import { useApolloClient } from '@apollo/client/react';
import { useSetStockActiveMutation } from '../../../graphql/generated/hooks';
import { refetchWhenStale } from '../../../graphql/stale-version';
import type { StockDeclaration } from '../../../graphql/stock/stock-declaration';
import type { StockRecord } from '../../../graphql/stock/stock-operations';
import { attempt } from '../../kit/failure';
import { showSuccess } from '../../kit/success-toast';
import { noticesOf } from '../stock-type';

/** Puts a record on the lists or takes it off them, and can take that back. */
export function useActivation(declaration: StockDeclaration, { id, stockNumber, version }: StockRecord) {
  const [setActive, { loading }] = useSetStockActiveMutation();
  const client = useApolloClient();

  async function activate(isActive: boolean, expectedVersion: number | null): Promise<void> {
    const input = { kind: declaration.kind, id, isActive, expectedVersion };
    await attempt(noticesOf(declaration).changingStatus, async () => {
      const { data } = await refetchWhenStale(
        () => setActive({ variables: { input } }),
        () => client.refetchQueries({ include: 'active' }),
      );
      const made = data?.setStockActive?.item.version ?? null;
      showSuccess(`${stockNumber} is ${isActive ? 'active' : 'inactive'}`, () => void activate(!isActive, made));
    });
  }

  return { isPending: loading, activate: (isActive: boolean) => activate(isActive, version) };
}
