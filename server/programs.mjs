/** Entry points of the server's programs, by the name of their bundle. */
export const programs = {
  main: 'server/src/main.ts',
  import: 'server/src/commands/import-command.ts',
  export: 'server/src/commands/export-command.ts',
  recover: 'server/src/commands/recover-command.ts',
  backup: 'server/src/commands/backup-command.ts',
  restore: 'server/src/commands/restore-command.ts',
  'reset-password': 'server/src/commands/reset-password-command.ts',
};
