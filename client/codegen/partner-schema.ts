import { readFileSync } from 'node:fs';
import { buildASTSchema, parse } from 'graphql';

/** Parsed partner schema. It excludes types and fields that only administrators can use. */
export const partnerDocument = parse(readFileSync('schema.partner.graphql', 'utf8'));

export const partnerSchema = buildASTSchema(partnerDocument);
