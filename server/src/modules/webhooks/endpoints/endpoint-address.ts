import { invalid } from '../../../kernel/errors/errors.ts';
import { RemoteFailure } from '../../../kernel/use-cases/remote-servers/remote-files.ts';
import type { HouseConfig } from '../../../kernel/use-cases/services.ts';
import { refusePrivateHost } from '../../../platform/remote-servers/public-addresses.ts';

/** Ports below are those of other services. */
const firstOpenPort = 1_024;

/**
 * An address that messages may be sent to, as it is stored. Throws INVALID_REQUEST naming `path`. Where a name leads is
 * looked at whenever somebody connects: it may be another place by then.
 */
export function endpointAddress(text: string, { postsPrivately }: HouseConfig, path: string): string {
  const url = URL.parse(text);
  const isSecure = url?.protocol === 'https:' || (postsPrivately && url?.protocol === 'http:');
  if (!url || !isSecure) throw invalid(path, 'must be an https address');
  if (url.username !== '' || url.password !== '') {
    throw invalid(path, 'must not hold a name or password: messages are signed instead');
  }
  if (url.hash !== '') throw invalid(path, 'must not hold a # and what follows it: that is sent to nobody');
  if (url.port !== '' && Number(url.port) < firstOpenPort) {
    throw invalid(path, `must be at port 443, or one from ${firstOpenPort} on`);
  }
  if (!postsPrivately) refuseInside(url, path);
  return url.href;
}

function refuseInside(url: URL, path: string): void {
  try {
    refusePrivateHost(url);
  } catch (error) {
    throw error instanceof RemoteFailure ? invalid(path, 'must not lead into a private network') : error;
  }
}
