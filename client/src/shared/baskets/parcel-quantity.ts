import { partOnDemand } from '../../ui/on-demand';
import type { ParcelAmountProps } from './parcel-amount';

/** `ParcelAmount`, loaded with the first parcel that is shown. */
export const ParcelQuantity = partOnDemand<ParcelAmountProps>(
  () => import('./parcel-amount'),
  () => null,
);
