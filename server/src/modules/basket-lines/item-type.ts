/** The kinds of things that a wishlist, cart or order can hold. The numbers are those of REST and of the database. */
export enum ItemType {
  DIAMOND = 1,
}
