import { partOnDemand } from '../../ui/on-demand';
import type { ParcelAmountProps } from './parcel-amount';

/** `ParcelAmount`, loaded when the first parcel is rendered. */
export const ParcelQuantity = partOnDemand<ParcelAmountProps>(
  () => import('./parcel-amount'),
  () => null,
);
