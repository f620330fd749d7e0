/**
 * Kinds of stock that orders reserve, either as whole items or in partial amounts. The values are stored in
 * `stock_allocation.item_type`.
 */
export enum AllocatedStock {
  DIAMONDS = 1,
  MELEE = 2,
  JEWELLERY = 8,
}
