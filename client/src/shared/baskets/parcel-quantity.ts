import { partOnDemand } from '../../ui/on-demand';
import type { ParcelAmountProps } from './parcel-amount';

/** `ParcelAmount`, loaded with the first parcel on screen. */
export const ParcelQuantity = partOnDemand<ParcelAmountProps>(
  () => import('./parcel-amount'),
  () => null,
);
