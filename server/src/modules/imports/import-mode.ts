/** How to handle stock that is not listed in the file. REST uses the same values. */
export enum ImportMode {
  ADD_OR_UPDATE = 'addOrUpdate',
  REPLACE = 'replace',
}
