import { readFileSync } from 'node:fs';
import { buildASTSchema, parse } from 'graphql';

/** The schema that partners are told of, as a document: without what is for administrators only. */
export const partnerDocument = parse(readFileSync('schema.partner.graphql', 'utf8'));

/** The same as a schema. */
export const partnerSchema = buildASTSchema(partnerDocument);
