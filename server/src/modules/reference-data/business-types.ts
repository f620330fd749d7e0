/** Type of a user's business. IDs never change. */
export interface BusinessType {
  readonly id: number;
  readonly name: string;
}

export const businessTypes: readonly BusinessType[] = [
  { id: 1, name: 'Diamonds Wholesaler' },
  { id: 2, name: 'Retailer' },
  { id: 3, name: 'Jewelry Designer' },
  { id: 4, name: 'Private Investor' },
  { id: 5, name: 'Customer' },
];

const byId = new Map(businessTypes.map((type) => [type.id, type]));

/** Returns a business type by ID. Undefined if there is none. */
export const businessTypeById = (id: number): BusinessType | undefined => byId.get(id);
