/** Stock of which orders take whole items or amounts, by the numbers of `stock_allocation.item_type`. */
export enum AllocatedStock {
  DIAMONDS = 1,
  MELEE = 2,
  JEWELLERY = 8,
}
