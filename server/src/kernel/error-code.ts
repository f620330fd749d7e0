import { registerEnumType } from 'type-graphql';
import { type ErrorCode, errorCatalogue } from './errors.ts';

const isErrorCode = (name: string): name is ErrorCode => name in errorCatalogue;

/** The catalogue's names. */
export const errorCodes: readonly ErrorCode[] = Object.keys(errorCatalogue).filter(isErrorCode);

/** The catalogue's names as GraphQL's enum of the same name. */
export const ErrorCodeEnum = Object.fromEntries(errorCodes.map((code) => [code, code]));

registerEnumType(ErrorCodeEnum, {
  name: 'ErrorCode',
  description:
    'Names of the error catalogue, as in `extensions.code` of an error. Numbers and texts: `errorCatalogue`.',
});
