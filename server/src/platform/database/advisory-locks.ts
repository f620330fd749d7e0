/**
 * Numeric keys of advisory locks in the shop's database. Locks with the same key exclude each other, so all numeric keys
 * are listed here. Other locks use the hash of a name. The numbers are arbitrary. Do not change them, because processes
 * of two releases can run at the same time.
 */
export const advisoryLocks = {
  migration: 7_230_411,
  queueSetUp: 7_230_412,
  webhookClaim: 7_230_413,
  restore: 7_230_414,
  firstAdministrator: 7_230_415,
  backup: 7_230_416,
  archiveMaintenance: 7_230_417,
} as const;
