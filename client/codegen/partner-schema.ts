import { readFileSync } from 'node:fs';
import { buildASTSchema, parse } from 'graphql';

/** Parsed partner schema. It has no administrator-only types and fields. */
export const partnerDocument = parse(readFileSync('schema.partner.graphql', 'utf8'));

export const partnerSchema = buildASTSchema(partnerDocument);
