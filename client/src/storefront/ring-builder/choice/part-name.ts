/** What messages call a part. */
export const partName = ({ stockNumber }: { readonly stockNumber: string }) => stockNumber;
