import { useSetStockActiveMutation } from '../../../graphql/generated/hooks';
import type { StockDeclaration } from '../../../graphql/stock/stock-declaration';
import type { StockRecord } from '../../../graphql/stock/stock-operations';
import { announceDone } from '../../kit/done';
import { attempt } from '../../kit/failure';
import { noticesOf } from '../stock-type';

/** Puts a record on the lists or takes it off them, and can take that back. */
export function useActivation(declaration: StockDeclaration, { id, stockNumber }: StockRecord) {
  const [setActive, { loading }] = useSetStockActiveMutation();

  async function activate(isActive: boolean): Promise<void> {
    const isDone = await attempt(noticesOf(declaration).changingStatus, () =>
      setActive({ variables: { input: { kind: declaration.kind, id, isActive } } }),
    );
    if (isDone) {
      announceDone(`${stockNumber} is ${isActive ? 'active' : 'inactive'}`, () => void activate(!isActive));
    }
  }

  return { isPending: loading, activate };
}
