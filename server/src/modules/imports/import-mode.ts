/** What to do with the rows of a file. The values are REST's. */
export enum ImportMode {
  ADD_OR_UPDATE = 'addOrUpdate',
  REPLACE = 'replace',
}
