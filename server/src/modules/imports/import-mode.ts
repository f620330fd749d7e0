/** How stock that the file does not list is handled. REST uses the same values. */
export enum ImportMode {
  ADD_OR_UPDATE = 'addOrUpdate',
  REPLACE = 'replace',
}
