import type { Availability } from '../../../graphql/generated/graphql';

/** What is offered: parts that whoever builds the ring can have now, whoever else has the others. */
export const offered: { readonly availabilities: Availability[] } = { availabilities: ['FOR_SALE', 'HELD_FOR_YOU'] };

/** What messages call a part. */
export const partName = ({ stockNumber }: { readonly stockNumber: string }) => stockNumber;
