import { invalid } from '../../../kernel/errors/errors.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';

/** Ports below this one belong to other services. */
const firstOpenPort = 1_024;

/**
 * Checks an address that messages may be sent to, and returns it as it is stored. Throws INVALID_REQUEST naming `path`. The
 * host is looked up here, and again for each connection: a name may have another IP address by then.
 */
export async function endpointAddress({ services }: RequestContext, text: string, path: string): Promise<string> {
  const { remotePosts, config } = services;
  const url = URL.parse(text);
  const isSecure = url?.protocol === 'https:' || (config.postsPrivately && url?.protocol === 'http:');
  if (!url || !isSecure) throw invalid(path, 'must be an https address');
  if (url.username !== '' || url.password !== '') {
    throw invalid(path, 'must not contain a user name or password: messages are signed instead');
  }
  if (url.hash !== '') throw invalid(path, 'must not contain a fragment (#): it is never sent');
  if (url.port !== '' && Number(url.port) < firstOpenPort) {
    throw invalid(path, `must have port 443, or one from ${firstOpenPort} on`);
  }
  if (!(await remotePosts.reaches(url))) {
    throw invalid(
      path,
      'must have a host that can be reached from the internet',
      `The host ${url.hostname} cannot be reached from the internet. Check the address, and its public DNS entry.`,
    );
  }
  return url.href;
}
