/** Programs of the server by their name in the build. */
export const programs = {
  main: 'server/src/main.ts',
  import: 'server/src/commands/import-command.ts',
  export: 'server/src/commands/export-command.ts',
  'reset-password': 'server/src/commands/reset-password-command.ts',
};
