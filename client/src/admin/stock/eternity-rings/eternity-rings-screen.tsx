import { Orbit } from 'lucide-react';
import { eternityRing } from '../../../graphql/generated/stock/eternityRing-admin';
import { eternityRingOperations } from '../../../graphql/generated/stock/eternityRing-operations';
import { plainForm } from '../form/typed-record';
import { picturedNumber } from '../pictures/pictured-number';
import { StockScreen } from '../stock-screen';
import type { StockType } from '../stock-type';
import { DeleteAllRings } from './delete-all-rings';

const rings: StockType = {
  declaration: eternityRing,
  operations: eternityRingOperations,
  pageId: 'admin_eternity_rings',
  form: plainForm,
  columns: [picturedNumber(Orbit)],
  Actions: DeleteAllRings,
};

/** Every variant of the eternity rings. */
export default function EternityRingsScreen() {
  return <StockScreen type={rings} />;
}
