import type { Availability } from '../../graphql/generated/graphql';
import type { Mark } from '../../table/columns/list-column';
import { availabilityText } from './availability';

/** What an item of any type is to the viewer. */
export const availabilityMark = ({ availability }: { readonly availability: Availability }): Mark =>
  availabilityText({ availability });
