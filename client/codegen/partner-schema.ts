import { readFileSync } from 'node:fs';
import { buildASTSchema, parse } from 'graphql';

/** The schema for partners as a document. It has no types or fields for administrators only. */
export const partnerDocument = parse(readFileSync('schema.partner.graphql', 'utf8'));

export const partnerSchema = buildASTSchema(partnerDocument);
