/** What an import does with the rows of a file. The values are those of REST. */
export enum ImportMode {
  ADD_OR_UPDATE = 'addOrUpdate',
  REPLACE = 'replace',
}
