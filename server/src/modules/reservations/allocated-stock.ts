/**
 * Kinds of stock that orders reserve, as whole items or in amounts. The values are stored in
 * `stock_allocation.item_type`.
 */
export enum AllocatedStock {
  DIAMONDS = 1,
  MELEE = 2,
  JEWELLERY = 8,
}
