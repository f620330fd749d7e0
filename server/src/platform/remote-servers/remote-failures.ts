import { STATUS_CODES } from 'node:http';
import { RemoteFailure } from '../../kernel/use-cases/remote-servers/remote-files.ts';
import { unreachableHost } from './public-addresses.ts';

/** HTTP statuses of temporary failures, in addition to 500 and above. */
const passing: ReadonlySet<number> = new Set([408, 425, 429]);

/** Returns the failure for a response that does not contain a file. */
export function refusedBy({ host }: URL, status: number): RemoteFailure {
  const statusText = STATUS_CODES[status];
  return new RemoteFailure(
    `${host} responded with ${status}${statusText === undefined ? '' : ` (${statusText})`}`,
    status < 500 && !passing.has(status),
  );
}

const unreachable: ReadonlySet<unknown> = new Set([
  ...['ENOTFOUND', 'EAI_AGAIN', 'EAI_NODATA'],
  ...['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT'],
]);
const tooSlow: ReadonlySet<unknown> = new Set(['ETIMEDOUT', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']);
const isOfCertificate = (code: unknown): boolean =>
  typeof code === 'string' && /CERT|SELF_SIGNED|UNABLE_TO_VERIFY/.test(code);

/** Converts a connection or file error to a failure with a display text. Other errors are returned unchanged. */
export function failureOf({ host }: URL, error: unknown): unknown {
  if (error instanceof RemoteFailure || !(error instanceof Error)) return error;
  const failure = (message: string, isLasting = false) => new RemoteFailure(message, isLasting, error);
  const code: unknown = Reflect.get(error, 'code');
  if (unreachable.has(code)) return unreachableHost(host, false, error);
  if (tooSlow.has(code) || error.name === 'TimeoutError') return failure(`${host} did not respond in time`);
  if (isOfCertificate(code)) return failure(`the certificate of ${host} is not valid (${code})`, true);
  if (typeof code === 'string' && code.startsWith('Z_')) return failure(`the compressed file of ${host} is damaged`);
  const isOfNetwork =
    typeof code === 'string' && /^(UND_ERR|HPE_|ERR_TLS|ERR_SSL|E(CONN|PIPE|HOST|NET|PROTO))/.test(code);
  return isOfNetwork ? failure(`the connection to ${host} was interrupted (${code})`) : error;
}
