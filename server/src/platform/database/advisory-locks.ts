/**
 * Keys of the advisory locks that all server processes share. Locks with the same key exclude each other, so all keys
 * are listed here. The numbers are arbitrary. Do not change them, because processes of two releases can run at the same
 * time.
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
