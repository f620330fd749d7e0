/** Documented calls that later work brings. Whoever builds one takes it off this list; the contract test insists. */
export const notBuiltYet: readonly RegExp[] = [
  /\/api\/orders\/admin\b/,
  /\/api\/wishlist\/(melee|parcel|engagement-ring|completed-ring|eternity-ring|bracelet)$/,
  /\/api\/cart\/(melee|completedRing|engagementRing|eternityRing|bracelet)$/,
];
