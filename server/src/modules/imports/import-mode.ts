/** What to do with stock that the file does not list. The values are those of REST. */
export enum ImportMode {
  ADD_OR_UPDATE = 'addOrUpdate',
  REPLACE = 'replace',
}
