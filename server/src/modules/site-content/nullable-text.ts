import { Property } from '@mikro-orm/decorators/legacy';
import { Field } from '../../kernel/graphql.ts';

/**
 * Declares a nullable text as a column and a GraphQL field. `fieldName` is needed for property names with a digit,
 * which the ORM does not convert to snake case.
 */
export const NullableText = (description: string, fieldName?: string) => (target: object, name: string) => {
  Field(() => String, { nullable: true, description })(target, name);
  Property({ type: 'text', nullable: true, ...(fieldName && { fieldName }) })(target, name);
};

export const Image = (description: string, fieldName?: string) =>
  NullableText(`${description}: path of a WebP file on this host.`, fieldName);

export const Video = (description: string, fieldName?: string) =>
  NullableText(`${description}: path of an MP4 or WebM file on this host.`, fieldName);
