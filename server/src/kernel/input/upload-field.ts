import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import { Extensions, Field } from 'type-graphql';
import { all } from './field-rules.ts';

/** Largest picture and largest video, in bytes. */
export const largestUpload = { picture: 10_000_000, video: 40_000_000 };

/** What a file is sent for. */
export type UploadKind = keyof typeof largestUpload;

/**
 * A field of an input that takes a picture or video over GraphQL. How large it may be stands in the schema's extensions,
 * so that no more is taken from the wire than the operation can use. A file whose field says nothing is one of an import.
 */
export const UploadField = (kind: UploadKind, options: { nullable?: boolean; description: string }) =>
  all(
    Field(() => GraphQLUpload, options),
    Extensions({ maxBytes: largestUpload[kind] }),
  );
